/// The selection of the list in a column of a split view.
@MainActor
final class ColumnSelection {
  /// Called when there is a selection that no key or click in the list has made, or no longer one.
  var changed: (_ isSelected: Bool) -> Void = { _ in }
  private weak var list: (any SelectingNode)?
  private var value: AnyHashable?
  /// The value that a key or a click in the list has selected.
  private var usersValue: AnyHashable?

  var isSelected: Bool { list != nil && value != nil }

  /// Follows the value that a list reads.
  func follow(_ new: AnyHashable?, in list: any SelectingNode) {
    let old = self.list == nil ? nil : value
    (self.list, value) = (list, new)
    if new != old, new == nil || new != usersValue { changed(new != nil) }
    usersValue = nil
  }

  /// Notes the value that a key or a click selects.
  func willSelect(_ value: AnyHashable?) { usersValue = value }

  /// Ends the selection.
  func end() { if isSelected { list?.endSelection() } }
}
