nonisolated extension View {
  /// Shows a number at the end of this row, or after the name of this tab; nothing for 0.
  ///
  /// - Parameter count: The number.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of this row.
  ///
  /// - Parameter label: The text.
  public func badge(_ label: some StringProtocol) -> some View { badge(Text(label)) }

  /// Shows a text at the end of this row.
  ///
  /// - Parameter label: The text; `nil` for none.
  public func badge(_ label: Text?) -> some View { BadgedView(content: self, label: label) }
}

private nonisolated struct BadgedView<Content: View>: RowModifier {
  let content: Content
  let label: Text?

  static var changesMargins: Bool { false }

  @MainActor var body: some View {
    HStack {
      content
      if let label {
        Spacer(minLength: 0)
        label.foregroundStyle(.secondary)
      }
    }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    var inside = rows
    content._collectRows(&inside)
    // The badge of a tab is in the bar.
    if inside.segments.count == rows.segments.count + 1, let name = inside.segments.last?.label {
      rows = inside
      return rows.labelLast(
        AnyView(
          HStack {
            name; label
          }
        )
      )
    }
    collectAround(&rows)
  }

  @MainActor func around(_ row: AnyView) -> some View { BadgedView<AnyView>(content: row, label: label) }
}
