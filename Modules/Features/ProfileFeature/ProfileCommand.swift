import ArgumentParser

/// `profile`: the users of reqres.in.
public struct ProfileCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Show the users of reqres.in.",
    subcommands: [ProfileShow.self, ProfileList.self, ProfileApp.self]
  )

  public init() {}
}
