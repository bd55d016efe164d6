/// A view for each element of a collection.
///
/// In a list, views are created only for the rows on the screen.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  /// Returns the identity of the element at an index.
  let id: (Data, Data.Index) -> ID
  let content: (Data.Element) -> Content
  /// Lets the user of a list change the collection.
  var edits: ((inout _RowList.Segment) -> Void)?

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Returns the identity of the element at an index.
  ///   - content: Returns the content of an element.
  package init(
    data: Data,
    id: @escaping (_ data: Data, _ index: Data.Index) -> ID,
    content: @escaping (_ element: Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - content: Returns the view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[$1][keyPath: id] }, content: content)
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the view of an element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0[$1].id }, content: content)
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ForEachNode(self, context) }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    if rows.listsElements { return collectElements(&rows) }
    if let edits { rows.changed(collectLazily, edits) } else { collectLazily(&rows) }
  }

  @MainActor private func collectLazily(_ rows: inout _RowList) {
    let isRows = Content.mayBeRows || Content.isAnyView && data.contains { content($0).hasAnyRows }
    if isRows, let bodies = rows.bodies {
      let ids = data.indices.map { AnyHashable(id(data, $0)) }
      return rows.append(elements: ids, bodies) { position in
        let element = data[index(position)]
        return RowContent { content(element) }
      }
    }
    let mayCarryTag = Content.mayCarryTag
    rows.append(
      count: data.count,
      id: { AnyHashable(id(data, index($0))) },
      tag: { position in
        // A view is created for its tag only if its type has one.
        let tag = mayCarryTag ? content(data[index(position)]).carriedTag : nil
        return tag ?? AnyHashable(id(data, index(position)))
      },
      view: { position in
        let element = data[index(position)]
        return RowContent { content(element) }
      }
    )
  }

  /// Appends a segment for each element, with the tag and the label of its view.
  @MainActor private func collectElements(_ rows: inout _RowList) {
    rows.nested { rows in
      // Each element is one row.
      rows.evaluatesBodies = false
      for index in data.indices {
        let id = AnyHashable(id(data, index))
        // Elements differ in their IDs. Their places may change.
        rows.restart()
        rows.changed({ content(data[index])._collectRows(&$0) }) { segment in
          guard !segment.isMargin else { return }
          let tag = segment.tag(0) ?? id
          let inner = segment.id(0)
          segment.id = { _ in inner.map { AnyHashable([id, $0]) } ?? id }
          segment.tag = { _ in tag }
          segment.isSelectable = true
        }
      }
    }
  }

  private func index(_ position: Int) -> Data.Index { data.index(data.startIndex, offsetBy: position) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Returns the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// The position and the ID of an element, for a binding to it.
public struct _BoundElement<Index, ID> {
  let index: Index
  let id: ID
}

// NB: the closures aren't marked as isolated. If they were, the compiler would refuse `$item` as their parameter.
extension ForEach where Content: View {
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: Returns the view for a binding to an element.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Elements.Element: Identifiable, ID == Elements.Element.ID, Data == [_BoundElement<Elements.Index, ID>]
  {
    self.init(data, id: \.id, content: content)
  }

  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identity.
  ///   - content: Returns the view for a binding to an element.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BoundElement<Elements.Index, ID>] {
    let elements = data.wrappedValue
    let bound = elements.indices.map { _BoundElement(index: $0, id: elements[$0][keyPath: id]) }
    self.init(bound, id: \.id) { bound in
      let element = elements[bound.index]
      // The collection may have changed since: its element is found by its ID, or the last value is shown.
      let index = { (elements: Elements) in
        elements.indices.contains(bound.index) && elements[bound.index][keyPath: id] == bound.id
          ? bound.index : elements.firstIndex { $0[keyPath: id] == bound.id }
      }
      return content(
        Binding(
          get: { index(data.wrappedValue).map { data.wrappedValue[$0] } ?? element },
          set: { if let index = index(data.wrappedValue) { data.wrappedValue[index] = $0 } }
        )
      )
    }
  }
}

/// The view of an element. It is evaluated separately, so a change of a value it reads affects no other row.
nonisolated struct RowContent<Content: View>: View {
  let content: () -> Content
  @MainActor var body: Content { content() }

  @MainActor func _collectRows(_ rows: inout _RowList) { content()._collectRows(&rows) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<
  ForEach<Data, ID, Content>
>
{
  private var ids: [ID] = []
  private var nodes: [ID: _Node<RowContent<Content>>] = [:]
  /// The nodes in the order of the elements.
  private var ordered: [_AnyNode] = []

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    reevaluate()
  }

  override var children: [_AnyNode] { ordered }
  override var isInert: Bool { true }

  override func identified(_ id: AnyHashable) -> _AnyNode? { (id.base as? ID).flatMap { nodes[$0] } }
  override var identities: [(id: AnyHashable, node: _AnyNode)] {
    ids.compactMap { id in nodes[id].map { (AnyHashable(id), $0) } }
  }

  override func appendLayoutNodes(_ list: inout [_AnyNode]) {
    for node in ordered { node.appendLayoutNodes(&list) }
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reevaluate()
  }

  private func reevaluate() {
    var previous = nodes
    nodes = [:]
    ids = []
    for index in view.data.indices {
      let id = view.id(view.data, index)
      // An element with an ID that has already occurred isn't shown.
      guard nodes[id] == nil else { continue }
      let (element, content) = (view.data[index], view.content)
      let row = RowContent { content(element) }
      if let node = previous.removeValue(forKey: id) {
        node.update(row, environment)
        nodes[id] = node
      } else {
        nodes[id] = BodyNode(row, context)
      }
      ids.append(id)
    }
    ordered = ids.compactMap { nodes[$0] }
    for node in previous.values { node.unmount() }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    StackLayout(groupIn: environment).measure(layoutNodes, proposal)
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    StackLayout(groupIn: environment).place(layoutNodes, in: rect)
  }

  override func paint(_ canvas: CellCanvas) { for node in layoutNodes { node.paint(canvas) } }
}
