import ComposableArchitecture
import Foundation

/// Several chosen rows.
extension ListNode {
  func isChosen(_ index: Int) -> Bool { value(index).map(chosen.contains) ?? false }

  private func value(_ index: Int) -> SelectionValue? { rows.tag(index)?.base as? SelectionValue }

  /// Adds a row to the chosen ones, or removes it.
  func toggle(_ index: Int) {
    guard let selections = view.selections, let value = value(index) else { return }
    if selections.wrappedValue.contains(value) {
      selections.wrappedValue.remove(value)
    } else {
      selections.wrappedValue.insert(value)
    }
    readChosen()
    graph.setNeedsFrame()
  }

  private func choose(_ indices: some Sequence<Int>) {
    guard let selections = view.selections else { return }
    selections.wrappedValue.formUnion(indices.compactMap(value))
    readChosen()
    graph.setNeedsFrame()
  }

  /// Handles the keys that choose rows.
  ///
  /// - Returns: Whether it is one of them.
  func choose(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.space, []): toggle(selected)
    case ("a", .control): choose((0..<rows.count).filter(rows.isSelectable))
    case (.downArrow, .shift), (.upArrow, .shift):
      let old = selected
      move(by: key.key == .downArrow ? 1 : -1)
      choose([old, selected])
    default: return false
    }
    return true
  }
}

/// Rows that are deleted and moved.
extension ListNode {
  /// The keys that change the selected row.
  var editBar: EditBar {
    let segment = rows.locate(selected)?.segment
    return EditBar(
      canDelete: segment?.onDelete != nil,
      canMove: segment?.onMove != nil,
      delete: { [weak self] in self?.deleteSelection() },
      move: { [weak self] in self?.moveSelection(by: $0) }
    )
  }

  /// Deletes the selected row, or the chosen ones if it is one of them.
  private func deleteSelection() {
    guard let place = rows.locate(selected), let delete = place.segment.onDelete else { return }
    let first = selected - place.position
    let chosen = isChosen(selected) ? (0..<place.segment.count).filter { isChosen(first + $0) } : []
    delete(IndexSet(chosen.isEmpty ? [place.position] : chosen))
    graph.setNeedsFrame()
  }

  private func moveSelection(by step: Int) {
    guard let place = rows.locate(selected), let move = place.segment.onMove else { return }
    let target = place.position + step
    guard (0..<place.segment.count).contains(target) else { return }
    followsSelection = true
    move(IndexSet(integer: place.position), step > 0 ? target + 1 : target)
    graph.setNeedsFrame()
  }
}

/// The keys that change the rows of a list.
struct EditBar: View {
  let canDelete: Bool
  let canMove: Bool
  let delete: @MainActor () -> Void
  let move: @MainActor (Int) -> Void

  var isUseful: Bool { canDelete || canMove }

  var body: some View {
    let move = move
    if canDelete { Button("Delete", action: delete).keyboardShortcut(.delete) }
    if canMove {
      Button("Move down") { move(1) }.keyboardShortcut("J")
      Button("Move up") { move(-1) }.keyboardShortcut("K")
    }
  }
}
