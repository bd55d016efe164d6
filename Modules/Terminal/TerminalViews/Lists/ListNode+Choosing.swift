import Foundation

/// Several chosen rows.
extension ListNode {
  func isChosen(_ index: Int) -> Bool { value(index).map(chosen.contains) ?? false }

  /// Returns the value that selects a row: its tag, or its ID if the tag is of another type.
  func value(_ index: Int) -> SelectionValue? {
    let values = [rows.tag(index), rows.id(index)?.id].compactMap(\.self)
    return values.lazy.compactMap { $0.base as? SelectionValue }.first
  }

  /// Adds a row to the chosen ones, or removes it.
  func toggle(_ index: Int) {
    guard let selections = view.selections, let value = value(index) else { return }
    if selections.wrappedValue.contains(value) {
      selections.wrappedValue.remove(value)
    } else {
      selections.wrappedValue.insert(value)
    }
    readChosen()
    setNeedsFrame()
  }

  private func choose(_ indices: some Sequence<Int>) {
    guard let selections = view.selections else { return }
    selections.wrappedValue.formUnion(indices.compactMap(value))
    readChosen()
    setNeedsFrame()
  }

  /// Handles the keys that choose rows.
  ///
  /// - Returns: Whether it is one of them.
  func choose(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.space, []): toggle(selected)
    case ("a", .control): choose((0..<rows.count).filter(isSelectable))
    case (.downArrow, .shift), (.upArrow, .shift):
      let old = selected
      move(by: key.key == .downArrow ? 1 : -1)
      choose([old, selected])
    default: return false
    }
    return true
  }
}

/// The selection for a menu around.
extension ListNode {
  /// Tells a menu around the values of the chosen rows, or else of the selected one.
  func tellSelection() {
    environment.listSelection?.values = { [weak self] in self?.selectedValues ?? [] }
  }

  /// Performs the action for Return of a menu around.
  ///
  /// - Returns: Whether there is one.
  func performPrimaryAction() -> Bool {
    environment.listSelection?.performPrimaryAction(selectedValues) ?? false
  }

  private var selectedValues: Set<AnyHashable> {
    let values = chosen.isEmpty ? [value(selected)].compactMap(\.self) : Array(chosen)
    return Set(values.map { AnyHashable($0) })
  }
}

/// A node of a list in which a value can be selected.
@MainActor
protocol SelectingNode: AnyObject {
  /// Selects the row with a value.
  ///
  /// - Returns: Whether the list selects such values and has one.
  func select(_ value: AnyHashable) -> Bool
  /// Sets the selected value to `nil`.
  func endSelection()
}

/// A selected row.
extension ListNode: SelectingNode {
  func select(_ value: AnyHashable) -> Bool {
    guard let selection = view.selection, let value = value.base as? SelectionValue,
      let index = rows.index(ofTag: AnyHashable(value))
    else { return false }
    if selection.wrappedValue != value || index != selected { select(index, isUsers: true) }
    return true
  }

  func endSelection() { view.selection?.wrappedValue = nil }

  /// The node of the row that is lit, if it is on the screen.
  var selectedNode: _AnyNode? {
    isSelectionElsewhere ? nil : visible.first { $0.index == selected }?.node
  }

  /// Selects the row that was lit last, because none is lit.
  func selectRow(for key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty, [.upArrow, .downArrow, .return, "j", "k"].contains(key.key) else {
      return .ignored
    }
    select(selected, isUsers: true)
    return .handled
  }

  /// Shows what belongs to the selected row, in the next column of a split view.
  func openSelection() -> KeyPress.Result {
    guard let show = environment.navigator?.showSelection, let value = value(selected) else {
      return .ignored
    }
    let isNew = view.selection?.wrappedValue != value
    guard select(AnyHashable(value)) else { return .ignored }
    return show() == .handled || isNew ? .handled : .ignored
  }

  /// Moves the focus to what belongs to the selected row, in the next column of a split view.
  func focusNextColumn() -> KeyPress.Result {
    guard view.selection != nil, value(selected) != nil else { return .ignored }
    return environment.navigator?.focusNextColumn?() ?? .ignored
  }
}

/// Rows that are deleted and moved.
extension ListNode {
  /// The keys that change the selected row.
  var editBar: EditBar {
    let segment = rows.editing(selected)?.segment
    return EditBar(
      canDelete: segment?.onDelete != nil,
      canMove: segment?.onMove != nil,
      isEnabled: isSelectionVisible,
      delete: { [weak self] in self?.deleteSelection() },
      move: { [weak self] in self?.moveSelection(by: $0) }
    )
  }

  /// Deletes the selected row, or the chosen ones if it is one of them.
  func deleteSelection() {
    guard let place = rows.editing(selected), let delete = place.segment.onDelete else { return }
    let together = isChosen(selected) ? rows.indices(editedWith: selected) : 0..<0
    let chosen = together.filter { isChosen($0) && rows.editing($0)?.segment.onDelete != nil }
    delete(IndexSet((chosen.isEmpty ? [selected] : chosen).compactMap { rows.editing($0)?.position }))
    setNeedsFrame()
  }

  private func moveSelection(by step: Int) {
    guard let place = rows.editing(selected), let move = place.segment.onMove else { return }
    let target = neighbor(of: place, step)
    guard (0..<(place.segment.element?.count ?? place.segment.count)).contains(target) else { return }
    followsSelection = true
    move(IndexSet(integer: place.position), step > 0 ? target + 1 : target)
    setNeedsFrame()
  }
}

extension ListNode {
  /// Returns the position of the next element that has rows, or of the next one if none has.
  private func neighbor(of place: (segment: _RowList.Segment, position: Int), _ step: Int) -> Int {
    let others = rows.indices(editedWith: selected)
    let next = stride(from: selected, through: step > 0 ? others.upperBound - 1 : others.lowerBound, by: step)
      .lazy.compactMap { self.rows.editing($0)?.position }.first { $0 != place.position }
    return next ?? place.position + step
  }
}

/// The keys that change the rows of a list.
nonisolated struct EditBar: View {
  let canDelete: Bool
  let canMove: Bool
  /// Whether the selected row is on the screen.
  let isEnabled: Bool
  let delete: () -> Void
  let move: (Int) -> Void

  var isUseful: Bool { canDelete || canMove }

  @MainActor var body: some View {
    let move = move
    if canDelete { Button("Delete", action: delete).keyboardShortcut(.delete).disabled(!isEnabled) }
    if canMove {
      Button("Move down") { move(1) }.keyboardShortcut("J").disabled(!isEnabled)
      Button("Move up") { move(-1) }.keyboardShortcut("K").disabled(!isEnabled)
    }
  }
}
