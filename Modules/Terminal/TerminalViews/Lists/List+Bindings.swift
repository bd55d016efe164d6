// As in `ForEach`, the closures aren't isolated, so that the compiler accepts `$item` as their parameter.
extension List where SelectionValue == Never {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[_BoundElement<Elements.Index, Elements.Element.ID>], Elements.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identity.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<[_BoundElement<Elements.Index, ID>], ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The identity of the selected element.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[_BoundElement<Elements.Index, Elements.Element.ID>], Elements.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The identity of the selected element.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, SelectionValue>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<[_BoundElement<Elements.Index, SelectionValue>], SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The identities of the chosen elements.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[_BoundElement<Elements.Index, Elements.Element.ID>], Elements.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The identities of the chosen elements.
  ///   - rowContent: Returns the row for a binding to an element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<[_BoundElement<Elements.Index, SelectionValue>], SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
