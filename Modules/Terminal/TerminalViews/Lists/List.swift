/// A column of rows, one of them selected.
///
/// The arrow keys, `j` and `k`, Page Up and Page Down, Home and End, `g` and `G` move the selection. Return
/// presses the first button in the selected row. Only rows on the screen have views.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue?>?
  var selections: Binding<Set<SelectionValue>>?
  let content: Content

  /// - Parameters:
  ///   - selection: The tag of the selected row, or its ID in a `ForEach`.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// - Parameters:
  ///   - selection: The tags of the chosen rows, or their IDs in a `ForEach`. The space bar chooses the selected row or
  ///     no longer does, Shift with an arrow key chooses several, and Control-A all.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.selection = nil
    selections = selection
    self.content = content()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ListNode(self, context) }
}

extension List where SelectionValue == Never {
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Returns the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Int {
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The selected number.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Int?>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The chosen numbers.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<Int>>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The ID of the selected element.
  ///   - rowContent: Returns the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The identity of the selected element.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The IDs of the chosen elements.
  ///   - rowContent: Returns the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The identities of the chosen elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
