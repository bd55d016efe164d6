/// A prompt for one line of text that is open. It is state of a feature, so that the past of a session has it too.
public struct Prompt: Codable, Equatable, Hashable, Sendable {
  /// The text that has been typed.
  public var text: String
  /// The reason why the submitted text was refused, in a sentence; `nil` if it wasn't.
  public var problem: String?

  /// - Parameter text: The text that has been typed.
  public init(text: String = "") { self.text = text }
}
