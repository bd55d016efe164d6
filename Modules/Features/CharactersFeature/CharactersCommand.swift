import ArgumentParser

/// `characters`: the characters of Rick and Morty.
public struct CharactersCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "characters",
    abstract: "Show the characters of Rick and Morty.",
    subcommands: [CharactersList.self, CharactersShow.self, CharactersApp.self]
  )

  public init() {}
}
