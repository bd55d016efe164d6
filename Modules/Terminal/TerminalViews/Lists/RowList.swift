import Foundation

/// The rows of a list. Only rows on the screen have views.
@MainActor
public struct _RowList {
  /// Rows with one origin: a single view, or the elements of a collection.
  struct Segment {
    let path: [Int]
    let count: Int
    var id: (Int) -> AnyHashable?
    var tag: (Int) -> AnyHashable?
    var view: (Int) -> any View
    var isSelectable: Bool
    /// Whether the rows are the first ones of a section.
    var startsSection = false
    /// Removes the elements at some positions; `nil` if they can't be deleted.
    var onDelete: ((IndexSet) -> Void)?
    /// Moves the elements at some positions in front of the one at another; `nil` if they can't be moved.
    var onMove: ((IndexSet, Int) -> Void)?
    /// The element of a `ForEach` that the rows belong to, if it is more than one row: its place among the others.
    var element: Element?
    /// The IDs of the elements of `ForEach` that the rows belong to, the innermost first, if these are several rows.
    var elementIDs: [AnyHashable] = []
    /// Whether the `ForEach` around doesn't delete or move the rows, because one within does.
    var isEditedWithin = false
    /// Whether the rows are a part of a section.
    var isInSection = false
    /// Whether the row is the headline or the footer of a section.
    var isMargin = false
    /// Whether `onDelete` and `onMove` don't apply.
    var isDeleteDisabled = false
    var isMoveDisabled = false
    /// The label of the row if the list holds tabs or choices.
    var label: AnyView?
    /// Set the values of the rows for the container around.
    var containerValues: [(inout ContainerValues) -> Void] = []
  }

  /// The place of an element in the `ForEach` at a path.
  struct Element {
    let path: [Int]
    let position: Int
    let count: Int
  }

  private(set) var segments: [Segment] = [] {
    didSet {
      for segment in segments.dropFirst(ends.count) { ends.append(count + segment.count) }
    }
  }
  /// For each segment the number of rows to its end. Segments are only added.
  private(set) var ends: [Int] = []
  /// Whether each element of a collection becomes a segment, with its label and tag. Only for few elements.
  var listsElements = false
  private var path: [Int] = []
  private var next = 0
  /// The trees of the list.
  let outline: RowOutline

  /// The views whose bodies are rows; `nil` if there is no list that keeps their state.
  let bodies: RowBodies?
  /// Whether views without state are the rows of their bodies, if there is no list. The bodies are then evaluated as parts
  /// of the view around.
  var evaluatesBodies = false

  init(outline: RowOutline = RowOutline(), bodies: RowBodies? = nil) {
    self.outline = outline
    self.bodies = bodies
  }

  /// Appends the rows of the body of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isRows: Whether the body is rows; `nil` if the type says so.
  /// - Returns: Whether the body is rows. If it isn't, the view is a row.
  mutating func appendBody<Content: View>(
    of view: Content,
    isRows: Bool? = nil
  ) -> Bool {
    guard isRows ?? Content.mayBeRows else { return false }
    let body =
      if let bodies {
        bodies.body(of: view, at: path + [next], in: EnvironmentValues.current)
      } else if evaluatesBodies, !DynamicProperties.exist(in: view) {
        Content.Body?.some(view.body)
      } else {
        Content.Body?.none
      }
    guard let body else { return false }
    nested { body._collectRows(&$0) }
    return true
  }

  /// Appends the rows of each element of a collection, which are several rows, or none. All elements are evaluated.
  ///
  /// - Parameters:
  ///   - elements: The IDs of the elements.
  ///   - bodies: The views whose bodies are rows.
  ///   - view: Returns the view of the element at a position.
  mutating func append<Row: View>(
    elements: some Collection<AnyHashable>,
    _ bodies: RowBodies,
    view: (Int) -> Row
  ) {
    nested { rows in
      let path = rows.path
      var seen: Set<AnyHashable> = []
      // An element with an ID that has already occurred isn't shown.
      for (position, id) in elements.enumerated() where seen.insert(id).inserted {
        let first = rows.segments.count
        rows.nested(bodies.number(of: id)) { inner in
          _ = inner.appendBody(of: view(position), isRows: true)
        }
        for index in first..<rows.segments.count {
          rows.segments[index].join(Element(path: path, position: position, count: elements.count), id)
        }
      }
    }
  }

  mutating func append(_ view: some View, tag: AnyHashable? = nil, isSelectable: Bool = false) {
    segments.append(
      Segment(
        path: path + [next],
        count: 1,
        id: { _ in nil },
        tag: { _ in tag },
        view: { _ in view },
        isSelectable: isSelectable || tag != nil
      )
    )
    next += 1
  }

  mutating func append(
    count: Int,
    id: @escaping (Int) -> AnyHashable,
    tag: @escaping (Int) -> AnyHashable?,
    view: @escaping (Int) -> any View
  ) {
    segments.append(
      Segment(path: path + [next], count: count, id: id, tag: tag, view: view, isSelectable: true)
    )
    next += 1
  }

  /// Sets the label of the last row in a bar of tabs.
  mutating func labelLast(_ label: AnyView) {
    if let last = segments.indices.last { segments[last].label = label }
  }

  /// Appends rows with an index of the container in their identity, so that they differ from rows elsewhere.
  mutating func nested(_ index: Int? = nil, _ collect: (inout _RowList) -> Void) {
    var inner = _RowList(outline: outline, bodies: bodies)
    (inner.listsElements, inner.evaluatesBodies) = (listsElements, evaluatesBodies)
    inner.path = path + [index ?? next]
    if index == nil { next += 1 }
    collect(&inner)
    segments += inner.segments
  }

  /// Gives the next rows the paths of the first ones.
  mutating func restart() { next = 0 }

  /// Appends rows and changes their segments.
  mutating func changed(_ collect: (inout _RowList) -> Void, _ change: (inout Segment) -> Void) {
    let first = segments.count
    collect(&self)
    for index in segments.indices.dropFirst(first) { change(&segments[index]) }
  }

  /// Appends rows and wraps each of their views.
  mutating func modified(
    _ collect: (inout _RowList) -> Void,
    _ wrap: @escaping (any View) -> any View
  ) {
    changed(collect) { segment in
      let view = segment.view
      segment.view = { wrap(view($0)) }
    }
  }

  /// Appends a view around a row. It is selected by the tag of that row, and has its label. Around several rows, or
  /// none, it is a row without a tag.
  mutating func append(_ view: some View, around content: some View, isSelectable: Bool = false) {
    let inner = collected(content)
    if let row = inner.only {
      next = inner.next
      append(row, showing: view, isSelectable: isSelectable)
    } else {
      append(view, isSelectable: isSelectable)
    }
  }

  /// Appends the rows of a content, each with a change.
  ///
  /// - Parameters:
  ///   - view: The content with the change.
  ///   - content: The content.
  ///   - actsOnce: Whether the change is for several rows together. In a list it has a view beside the rows; elsewhere only
  ///     the first row is changed.
  ///   - changesMargins: Whether the headline and the footer of a section are changed.
  ///   - change: Changes the view of one of several rows.
  mutating func append<Content: View, Changed: View>(
    _ view: some View,
    around content: Content,
    actsOnce: Bool = false,
    changesMargins: Bool = true,
    each change: @escaping (AnyView) -> Changed
  ) {
    let place = path + [next]
    let inner = collected(content)
    next = inner.next
    // What may be several rows is treated as such when it is one, so that a row stays the same when others come.
    if let row = inner.only, !Content.mayBeRows { return append(row, showing: view) }
    // A body that is any view is often one row, which has the change itself.
    let isOneRow = inner.only != nil && !Content.areRows
    let actsOnce = actsOnce && !isOneRow
    if actsOnce, Content.mayBeRows, let bodies {
      // It stands beside the rows, which come and go.
      bodies.attach(change(AnyView(EmptyView())), for: type(of: view), at: place, in: .current)
      segments += inner.segments
      return
    }
    let first = inner.segments.firstIndex { $0.count > 0 }
    for (index, var segment) in inner.segments.enumerated() {
      let view = segment.view
      if segment.isMargin, !changesMargins {
        segments.append(segment)
        continue
      }
      if !actsOnce {
        segment.view = { AnyView(erasing: view($0), change) }
      } else if index == first {
        segment.view = { $0 == 0 ? AnyView(erasing: view($0), change) : view($0) }
      }
      segments.append(segment)
    }
  }

  private mutating func append(_ row: Segment, showing view: some View, isSelectable: Bool = false) {
    var row = row
    row.view = { _ in view }
    row.isSelectable = row.isSelectable || isSelectable
    segments.append(row)
  }

  /// The only row; `nil` if there are several or none.
  private var only: Segment? { segments.count == 1 && segments[0].count == 1 ? segments[0] : nil }

  /// Returns the rows of a content that would be appended here.
  private func collected(_ content: some View) -> _RowList {
    var inner = _RowList(outline: outline, bodies: bodies)
    (inner.path, inner.next, inner.listsElements) = (path, next, listsElements)
    inner.evaluatesBodies = evaluatesBodies
    content._collectRows(&inner)
    return inner
  }

  /// Removes the headlines and the footers of sections.
  mutating func removeMargins() {
    let all = segments
    (segments, ends) = ([], [])
    segments = all.filter { !$0.isMargin }
  }

  /// Inserts an empty row above each section but the first.
  mutating func separateSections() {
    let all = segments
    (segments, ends) = ([], [])
    segments = all.enumerated().flatMap { index, segment in
      guard segment.startsSection, index > 0 else { return [segment] }
      let gap = Segment(
        path: [-1] + segment.path,
        count: 1,
        id: { _ in nil },
        tag: { _ in nil },
        view: { _ in Text(verbatim: "") },
        isSelectable: false
      )
      return [gap, segment]
    }
  }
}
