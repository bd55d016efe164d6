/// The importance of a dialog. It has no effect on a terminal.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A usual dialog.
  public static let standard = DialogSeverity(name: "standard")
  /// A dialog about what can't be undone.
  public static let critical = DialogSeverity(name: "critical")
}
