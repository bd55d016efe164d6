import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `characters show`: the details of some characters.
public struct CharactersShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show characters by their ids.",
    discussion: "The service has no pages of characters, so --web opens each picture."
  )
  public static let fields = RickAndMortyCharacter.columns.fieldNames()
  public static let examples = ["1", "1 2 3 --json=name,location", "1 --web"]
  public static let variables = CharactersCommand.variables

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(
    help: ArgumentHelp("The characters' ids, from 1.", valueName: "id"),
    transform: Bounds.atLeast(1)
  )
  var ids: [Int]

  @OptionGroup var page: WebOption

  public init() {}

  public func perform(output: Output) async throws {
    var characters: [RickAndMortyCharacter] = []
    var missing: [(id: Int, error: APIError)] = []
    for id in ids {
      let store = Store(initialState: CharacterDetailFeature.State(id: id)) {
        CharacterDetailFeature().recorded()
      }
      await store.send(.task).finish()
      if case .failed(let error, _) = store.character, case .notFound = error {
        missing.append((id, error))
      } else if let error = store.character.error {
        if !characters.isEmpty { try print(characters, to: output) }
        throw CommandFailure(
          error.message(about: "character \(id)", at: "Rick and Morty"),
          status: CommandStatus(error)
        )
      } else if let character = try store.character.outcome() {
        characters.append(character)
      }
    }
    if page.isRequested {
      for character in characters { try await output.open(character.image) }
    } else {
      try print(characters, to: output)
    }
    if missing.count > 1 {
      let list = missing.map { String($0.id) }.joined(separator: ", ")
      let examples = missing.lazy.compactMap { $0.error.examples }.first
      let advice = examples.map { "; try \($0.sanitized)" } ?? ""
      throw CommandFailure("characters \(list) do not exist\(advice)", status: .notFound)
    }
    if let error = missing.first?.error { throw error }
  }

  /// Prints one character as an object and several as a list. The table format has a line for every field instead.
  private func print(_ characters: [RickAndMortyCharacter], to output: Output) throws {
    if output.format == .table || ids.count == 1 {
      for (index, character) in characters.enumerated() {
        if index > 0 { try output.write("\n") }
        try output.detail(character, columns: RickAndMortyCharacter.columns)
      }
    } else {
      try output.list(
        characters,
        columns: RickAndMortyCharacter.columns,
        empty: "None of these characters exists."
      )
    }
  }
}
