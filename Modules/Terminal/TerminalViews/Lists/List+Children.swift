extension List where SelectionValue == Never {
  /// - Parameters:
  ///   - data: The elements at the top of a tree.
  ///   - children: The key path of the elements below an element; `nil` if there can't be any.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension List {
  /// - Parameters:
  ///   - data: The elements at the top of a tree.
  ///   - children: The key path of the elements below an element; `nil` if there can't be any.
  ///   - selection: The ID of the selected element.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
