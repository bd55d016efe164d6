extension View {
  /// Keeps rows from being deleted.
  ///
  /// - Parameter isDisabled: Whether ``DynamicViewContent/onDelete(perform:)`` doesn't apply to this row, or to the rows
  ///   of this `ForEach`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EditLimitsView(content: self) { $0.isDeleteDisabled = isDisabled || $0.isDeleteDisabled }
  }

  /// Keeps rows from being moved.
  ///
  /// - Parameter isDisabled: Whether ``DynamicViewContent/onMove(perform:)`` doesn't apply to this row, or to the rows
  ///   of this `ForEach`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    EditLimitsView(content: self) { $0.isMoveDisabled = isDisabled || $0.isMoveDisabled }
  }
}

private struct EditLimitsView<Content: View>: View {
  let content: Content
  let change: (inout _RowList.Segment) -> Void

  var body: some View { content }

  func _collectRows(_ rows: inout _RowList) { rows.changed({ content._collectRows(&$0) }, change) }
}
