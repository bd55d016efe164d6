import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `characters list`: the characters that match a filter, from one page or from all.
public struct CharactersListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List characters.",
    aliases: ["ls"]
  )
  public static let fields = RickAndMortyCharacter.columns.fieldNames()
  public static let examples = ["--name rick --status alive", "--page 2", "--all --csv=id,name"]
  public static let variables = CharactersCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Option(help: ArgumentHelp("A part of the name.", valueName: "text")) var name = ""

  @Option(help: "Alive, dead or unknown.") var status: StatusChoice?

  @Option(help: ArgumentHelp("A part of the species.", valueName: "text")) var species = ""

  @Option(help: ArgumentHelp("A part of the type.", valueName: "text")) var type = ""

  @Option(help: "The gender.") var gender: GenderChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page to list, of 20 characters each; the first by default.", valueName: "number"),
    transform: Bounds.atLeast(1)
  )
  var page: Int?

  @Flag(help: "List the characters of all pages.") var all = false

  public init() {}

  public func validate() throws {
    if all, page != nil { throw ValidationError("--page and --all exclude each other") }
  }

  public var subject: String? {
    let words = [name, status?.rawValue ?? "", species, type, gender?.rawValue ?? ""].filter { !$0.isEmpty }
    let pages = all ? "all characters" : "page \(page ?? 1) of the characters"
    return words.isEmpty ? pages : "the search \"\(words.joined(separator: " "))\""
  }

  public func service(environment: [String: String]) -> String? { "Rick and Morty" }

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
        ? "No character matches\(isFiltered ? " \(subject ?? "")" : "")."
        : "No character that matches is on page \(store.request.page)."
    )
  }

  private var isFiltered: Bool { filter != CharacterFilter() }

  private var filter: CharacterFilter {
    CharacterFilter(
      name: name,
      status: status.map { CharacterStatus(rawValue: $0.rawValue) },
      species: species,
      type: type,
      gender: gender.map { CharacterGender(rawValue: $0.rawValue) }
    )
  }
}
