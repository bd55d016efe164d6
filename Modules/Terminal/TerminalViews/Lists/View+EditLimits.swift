nonisolated extension View {
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

  /// Keeps rows from being selected.
  ///
  /// - Parameter isDisabled: Whether this row, or the rows of this `ForEach`, can't be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    EditLimitsView(content: self) { $0.isSelectable = $0.isSelectable && !isDisabled }
  }
}

private nonisolated struct EditLimitsView<Content: View>: View {
  let content: Content
  let change: (inout _RowList.Segment) -> Void

  @MainActor var body: some View { content }

  @MainActor func _collectRows(_ rows: inout _RowList) { rows.changed({ content._collectRows(&$0) }, change) }
}
