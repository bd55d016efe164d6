import Platform

extension SampleRepository {
  /// The person's repositories: 67, three of them unusual.
  static let personal: [SampleRepository] =
    edgeCases
    + things.enumerated().flatMap { thing, words in
      kinds.enumerated().map { kind, adjective in
        generated(
          index: thing * kinds.count + kind,
          name: "\(adjective)-\(words.noun)",
          description: "\(adjective.prefix(1).uppercased())\(adjective.dropFirst()) and \(words.does)"
        )
      }
    }

  /// The organization's repositories: 7.
  static let shared: [SampleRepository] = {
    var repositories = ["kit", "docs", "assets", "website", "actions", "playground"].enumerated().map {
      generated(
        index: 100 + $0,
        name: "sample-\($1)",
        description: $0 == 0 ? nil : "Everybody's sample \($1)"
      )
    }
    var profile = generated(index: 106, name: ".github", description: "What is shown about us")
    profile.language = nil
    repositories.append(profile)
    return repositories
  }()

  private static func generated(index: Int, name: String, description: String?) -> SampleRepository {
    var generator = SplitMix64(seed: index)
    // Most repositories have few stars, a few have many.
    let scale = generator.fraction()
    let stars = Int(scale * scale * scale * scale * 48_000)
    let age = index * 17 + generator.below(12)
    return SampleRepository(
      id: 910_001 + index,
      name: name,
      description: index % 8 == 5 ? nil : description,
      language: generator.pick(languages) ?? nil,
      topics: index % 3 == 0 ? ["sample", name.split(separator: "-").last.map(String.init) ?? name] : [],
      stars: stars,
      forks: stars / 9 + generator.below(4),
      openIssues: generator.below(40),
      license: generator.pick(licenses) ?? nil,
      isFork: index % 11 == 7,
      isArchived: index % 13 == 9,
      createdAt: timestamp(hours: 20_000 + age * 40),
      updatedAt: timestamp(hours: age),
      pushedAt: timestamp(hours: age + generator.below(30))
    )
  }

  // Cases that clients must handle: wide characters, text that would control a terminal, missing fields.
  private static let edgeCases: [SampleRepository] = {
    var wide = generated(
      index: 90,
      name: "emoji-index",
      description: "検索できる絵文字 👩‍👩‍👧‍👦 in 日本語 and العربية"
    )
    wide.updatedAt = timestamp(hours: 2)
    var hostile = generated(
      index: 91,
      name: "terminal-tricks",
      description: "\u{1B}[31mred\u{1B}[0m\u{7} and \u{202E}backwards\u{202C},\n\ttwo lines"
    )
    hostile.pushedAt = nil
    var minimal = generated(index: 92, name: "untouched", description: nil)
    minimal.isMinimal = true
    return [wide, hostile, minimal]
  }()

  /// Returns the time some hours before noon of November 20, 2026.
  private static func timestamp(hours: Int) -> String {
    let days = (20_777 * 24 + 12 - hours) / 24
    let hour = (20_777 * 24 + 12 - hours) % 24
    let (year, month, day) = civil(days: days)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(day))T\(padded(hour)):\(padded(hours * 7 % 60)):00Z"
  }

  /// Returns the date some days after January 1, 1970, by counting years from March in eras of 400.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static let kinds = ["quiet", "patient", "tiny", "brisk"]

  private static let things: [(noun: String, does: String)] = [
    ("router", "finds the screen that a link leads to"), ("kettle", "boils data down to what matters"),
    ("ledger", "counts twice so that you need not"), ("lantern", "shows where a program spends its time"),
    ("compass", "points at the code that a change reaches"),
    ("anvil", "hammers on an interface until it bends"),
    ("notebook", "keeps what was tried and what came of it"),
    ("bridge", "carries values between two languages"),
    ("sieve", "lets through only what is well formed"), ("clock", "lets tests decide what time it is"),
    ("garden", "grows a tree of views and prunes it"), ("postbox", "delivers messages once, and in order"),
    ("loom", "weaves several streams into one"), ("mirror", "compares two versions of a folder"),
    ("parcel", "packs a folder into one file and back"), ("whistle", "says when a long job is done"),
  ]

  private static let languages: [String?] = [
    "Swift", "Swift", "Swift", "Rust", "Python", "TypeScript", "C", "Shell", nil,
  ]

  private static let licenses: [String?] = ["MIT", "MIT", "Apache-2.0", "BSD-3-Clause", nil]
}
