nonisolated extension View {
  /// Sets the label of this view in the bar of a tab view.
  ///
  /// - Parameter label: Returns the label.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    TabItemView(content: self, label: AnyView(HStack { label() }))
  }
}

nonisolated struct TabItemView<Content: View>: View {
  let content: Content
  let label: AnyView

  @MainActor var body: some View { content }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    let label = label
    rows.changed({ content._collectRows(&$0) }) { $0.label = label }
  }
}
