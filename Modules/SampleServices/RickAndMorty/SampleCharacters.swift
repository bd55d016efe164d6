import Platform

extension SampleCharacter {
  /// All characters, by ID from 1.
  static let all: [SampleCharacter] = family + ((family.count + 1)...826).map(generated)

  // The well-known characters; the rest are invented.
  private static let family: [SampleCharacter] = {
    let earth = SamplePlace(name: "Earth (C-137)", id: 1)
    let replacement = SamplePlace(name: "Earth (Replacement Dimension)", id: 20)
    return [
      ("Rick Sanchez", "Male", earth), ("Morty Smith", "Male", .unknown),
      ("Summer Smith", "Female", replacement), ("Beth Smith", "Female", replacement),
      ("Jerry Smith", "Male", replacement),
    ].enumerated().map { index, person in
      SampleCharacter(
        id: index + 1,
        name: person.0,
        status: "Alive",
        species: "Human",
        type: "",
        gender: person.1,
        origin: person.2,
        location: replacement,
        episodes: Array(1...51)
      )
    }
  }()

  private static func generated(id: Int) -> SampleCharacter {
    var generator = SplitMix64(seed: id)
    let trade = trades[id % trades.count]
    let (name, gender): (String, String) =
      switch id % 9 {
      case 0: ("\(trade) Rick", "Male")
      case 4: ("\(trade) Morty", "Male")
      case 7 where id % 2 == 0: ("\(trade) Summer", "Female")
      default:
        (
          "\(generator.pick(firstNames) ?? "") \(generator.pick(lastNames) ?? "")",
          generator.pick(["Female", "Male", "Female", "Male", "Genderless", "unknown"]) ?? "unknown"
        )
      }
    let isKin = [0, 4].contains(id % 9)
    let species = isKin ? "Human" : generator.pick(speciesNames) ?? "unknown"
    let type = isKin || generator.below(3) > 0 ? "" : generator.pick(types) ?? ""
    let first = generator.below(51) + 1
    return SampleCharacter(
      id: id,
      name: name,
      status: generator.pick(["Alive", "Alive", "Dead", "Dead", "unknown"]) ?? "unknown",
      species: species,
      type: type,
      gender: gender,
      origin: place(&generator),
      location: place(&generator),
      episodes: Array(first...min(51, first + generator.below(4)))
    )
  }

  private static func place(_ generator: inout SplitMix64) -> SamplePlace {
    let index = generator.below(places.count + 3)
    return index < places.count ? SamplePlace(name: places[index], id: index + 2) : .unknown
  }

  // The count of 46 has no common factor with 9, so every trade is combined with both Rick and Morty.
  private static let trades = [
    "Accountant", "Aqueduct", "Baker", "Balloon", "Beekeeper", "Bronze", "Cartographer", "Cellist", "Chess",
    "Clockmaker", "Cobalt", "Comet", "Dentist", "Diplomat", "Echo", "Ferryman", "Fog", "Gardener", "Glacier",
    "Glassblower", "Harbour", "Iron", "Juggler", "Lantern", "Librarian", "Lighthouse", "Marble", "Mime",
    "Mirror", "Moss", "Night", "Orchard", "Origami", "Paper", "Pastry", "Polar", "Quartz", "Radio", "Saffron",
    "Sleepy", "Tailor", "Tidal", "Tuba", "Umbrella", "Velvet", "Wandering",
  ]

  private static let firstNames = [
    "Abrax", "Bluma", "Crindle", "Dorvo", "Elix", "Fennimor", "Glorb", "Hesper", "Ixchi", "Jandle", "Krell",
    "Lumo", "Mavra", "Nibbin", "Oonta", "Pellow", "Quib", "Rasko", "Sveta", "Trundle", "Ulmo", "Vexa", "Wim",
    "Xandu", "Yorra", "Zeph", "Doctor", "Captain", "Señora", "Björk",
  ]

  private static let lastNames = [
    "Ambergris", "Boxwood", "Copperpan", "Drizzle", "Eggwhistle", "Frostbite", "Gumboot", "Hollowell",
    "Inkwell", "Jamjar", "Kettledrum", "Lampblack", "Mothwing", "Nettles", "Oxbow", "Plimsoll", "Quicksand",
    "Rattlebag", "Saltbox", "Thimble", "Underhill", "Vinegar", "Wobblegong", "X-7", "Yarrow", "Zigzag",
  ]

  private static let speciesNames = [
    "Human", "Human", "Alien", "Alien", "Alien", "Humanoid", "Humanoid", "Robot", "Animal", "Cronenberg",
    "Disease", "Mythological Creature", "unknown",
  ]

  private static let types = [
    "Clone", "Hologram", "Mega-sized", "Parasite", "Shapeshifter", "Sentient teapot", "Soulless puppet",
    "Swarm", "Time traveler", "Cat-person",
  ]

  private static let places = [
    "Station Ochre", "The Citadel of Uncles", "Planet Gazpacho", "Nuptial Moon", "Tepid 9½",
    "The Quiet Dimension", "Earth (5-126)", "Flumpy Marsh", "Post-Office of the Galaxy", "Anatomy Gardens",
    "Dimension of Unfinished Bridges", "Rest Area 49", "Sea of Left Shoes", "Clockwork Nebula",
    "Earth (Evening Dimension)", "Ice-Cream Ring", "Hotel Parallax", "Lower Upper Zorpia",
    "Museum of Mondays",
  ]
}
