/// Whether a confirmation dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The title is shown if that is usual for the view.
  case automatic
  /// The title is not shown.
  case hidden
  /// The title is shown.
  case visible
}
