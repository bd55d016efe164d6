/// The contrast that a user has chosen for all apps. An app can't know it on a terminal.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}
