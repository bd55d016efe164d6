/// Whether there is much or little room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Less than 100 columns, or less than 24 rows.
  case compact
  /// At least 100 columns, or at least 24 rows.
  case regular
}
