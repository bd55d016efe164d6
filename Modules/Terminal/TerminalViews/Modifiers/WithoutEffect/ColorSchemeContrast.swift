/// The contrast that a user has chosen for all apps. An app can't know it on a terminal.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast than usual.
  case increased
}
