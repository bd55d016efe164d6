/// An error thrown if no terminal can show a full screen.
public struct TerminalUnavailable: Error, Hashable {
  /// The reason, as a sentence for the user.
  public let reason: String
}
