/// A text that `help NAME` prints, besides the help of commands.
public struct HelpTopic: Sendable {
  /// The name.
  public var name: String
  /// The subject, as a noun phrase with a period.
  public var abstract: String
  /// The whole text, in lines of at most 80 columns.
  public var text: String

  /// Creates a topic.
  public init(name: String, abstract: String, text: String) {
    self.name = name
    self.abstract = abstract
    self.text = text
  }

  /// The exit statuses of commands.
  static let exitCodes = HelpTopic(
    name: "exit-codes",
    abstract: "The exit statuses of commands.",
    text: DefinitionList(CommandStatus.allCases.map { (String($0.rawValue), $0.meaning) }).text
  )
}
