import ArgumentParser

/// `template`: the items of the feature.
public struct TemplateCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Show the items of Template.",
    subcommands: [TemplateList.self]
  )

  public init() {}
}
