extension ListNode {
  /// The words for the selected row, and its place among the rows.
  var spokenRow: String {
    let node = visible.first { $0.index == selected }?.node ?? rowNode(selected)
    guard let node, !isSelectionElsewhere, isSelectable(selected) else { return SpokenText.count(rowCount) }
    let place = (0...selected).count { isSelectable($0) }
    let mark = view.selections != nil && isChosen(selected) ? ["chosen"] : []
    return (node.spokenTexts + mark + ["row \(place) of \(totalCount)"]).joined(separator: ", ")
  }
}
