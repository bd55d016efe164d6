/// The purpose of ``View/defaultScrollAnchor(_:for:)``.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// The part that is shown until the user scrolls.
  case initialOffset
  /// The part that stays where it is when sizes change.
  case sizeChanges
  /// The place of content that is smaller than the scroll view.
  case alignment
}
