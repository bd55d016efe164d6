extension ForEach where Content: View {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which the user of a list may change the collection.
  ///   - content: Returns the view for a binding to an element.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>,
    editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Elements.Element: Identifiable, ID == Elements.Element.ID, Data == [_BoundElement<Elements.Index, ID>]
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identity.
  ///   - editActions: The ways in which the user of a list may change the collection.
  ///   - content: Returns the view for a binding to an element.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BoundElement<Elements.Index, ID>] {
    self.init(data, id: id, content: content)
    edits = { segment in
      guard !segment.isEditedWithin else { return }
      if editActions.contains(.delete) {
        segment.onDelete = { data.wrappedValue.remove(atOffsets: $0) }
      }
      if editActions.contains(.move) {
        segment.onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which the user may change the collection.
  ///   - rowContent: Returns the row for a binding to an element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Elements>,
    editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[_BoundElement<Elements.Index, Elements.Element.ID>], Elements.Element.ID, RowContent>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which the user may change the collection.
  ///   - selection: The identity of the selected element.
  ///   - rowContent: Returns the row for a binding to an element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Elements>,
    editActions: EditActions,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[_BoundElement<Elements.Index, Elements.Element.ID>], Elements.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
