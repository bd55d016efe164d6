import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `characters list`: the characters that match a filter, from one page or from all.
public struct CharactersListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(commandName: "list", abstract: "List characters.")

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: ArgumentHelp("A part of the name.", valueName: "text")) var name = ""

  @Option(
    help: ArgumentHelp("Alive, dead or unknown.", valueName: "alive|dead|unknown"),
    transform: CharactersListCommand.word(of: ["alive", "dead", "unknown"])
  )
  var status: String?

  @Option(help: ArgumentHelp("A part of the species.", valueName: "text")) var species = ""

  @Option(help: ArgumentHelp("A part of the type.", valueName: "text")) var type = ""

  @Option(
    help: ArgumentHelp("The gender.", valueName: "female|male|genderless|unknown"),
    transform: CharactersListCommand.word(of: ["female", "male", "genderless", "unknown"])
  )
  var gender: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page to list, of 20 characters each; the first by default.", valueName: "number"),
    transform: Bounds.atLeast(1)
  )
  var page: Int?

  @Flag(help: "List the characters of all pages.") var all = false

  public init() {}

  public func validate() throws {
    if all, page != nil { throw ValidationError("--page and --all exclude each other.") }
  }

  public func perform(output: Output) async throws {
    let state = CharactersFeature.State(filter: filter, firstPage: page ?? 1)
    let store = Store(initialState: state) { CharactersFeature().recorded() }
    await store.send(.task).finish()
    while all, case .loaded(let list) = store.characters, list.hasMore {
      output.progress("\(list.characters.count) of \(list.total) characters")
      await store.send(.nextPageReached).finish()
      try Task.checkCancellation()
    }
    let list = try store.characters.outcome()
    try output.list(
      list?.characters.elements ?? [],
      of: list?.total,
      columns: RickAndMortyCharacter.columns,
      noun: "characters",
      empty: (page ?? 1) == 1
        ? "No character matches." : "No character that matches is on page \(store.request.page)."
    )
  }

  private static func word(of words: [String]) -> @Sendable (String) throws -> String {
    { text in
      let word = text.lowercased()
      guard words.contains(word) else {
        throw ValidationError("It must be one of \(words.joined(separator: ", ")).")
      }
      return word
    }
  }

  private var filter: CharacterFilter {
    CharacterFilter(
      name: name,
      status: status.map(CharacterStatus.init(rawValue:)),
      species: species,
      type: type,
      gender: gender.map(CharacterGender.init(rawValue:))
    )
  }
}
