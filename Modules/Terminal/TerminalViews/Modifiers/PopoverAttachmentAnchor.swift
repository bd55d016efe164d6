/// A place of a view from which a popover's arrow comes in SwiftUI.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view's area.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, from its top left.
  case point(UnitPoint)
}
