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
    /// Whether `onDelete` and `onMove` don't apply.
    var isDeleteDisabled = false
    var isMoveDisabled = false
    /// The label of the row if the list holds tabs or choices.
    var label: AnyView?
    /// Set the values of the rows for the container around.
    var containerValues: [(inout ContainerValues) -> Void] = []
  }

  private(set) var segments: [Segment] = []
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
  /// - Returns: Whether the body is rows. If it isn't, the view is a row.
  mutating func appendBody<Content: View>(of view: Content) -> Bool {
    guard Content.mayBeRows else { return false }
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
    if !appendSingle(view, around: content, isSelectable) { append(view, isSelectable: isSelectable) }
  }

  /// Appends the rows of a content, each with a change.
  ///
  /// - Parameters:
  ///   - view: The content with the change.
  ///   - content: The content.
  ///   - change: Changes the view of one of several rows.
  mutating func append<Changed: View>(
    _ view: some View,
    around content: some View,
    each change: @escaping (AnyView) -> Changed
  ) {
    if appendSingle(view, around: content, false) { return }
    modified({ content._collectRows(&$0) }) { AnyView(erasing: $0, change) }
  }

  /// - Returns: Whether the content is a single row.
  private mutating func appendSingle(_ view: some View, around content: some View, _ isSelectable: Bool)
    -> Bool
  {
    var inner = _RowList(outline: outline, bodies: bodies)
    (inner.path, inner.next, inner.listsElements) = (path, next, listsElements)
    inner.evaluatesBodies = evaluatesBodies
    content._collectRows(&inner)
    guard inner.segments.count == 1, var row = inner.segments.first, row.count == 1 else { return false }
    row.view = { _ in view }
    row.isSelectable = row.isSelectable || isSelectable
    segments.append(row)
    next = inner.next
    return true
  }

  /// Inserts an empty row above each section but the first.
  mutating func separateSections() {
    segments = segments.enumerated().flatMap { index, segment in
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

  // MARK: Reading

  var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// Returns the segment of a row and the row's position in it.
  func locate(_ index: Int) -> (segment: Segment, position: Int)? {
    guard index >= 0 else { return nil }
    var rest = index
    for segment in segments {
      if rest < segment.count { return (segment, rest) }
      rest -= segment.count
    }
    return nil
  }

  func id(_ index: Int) -> RowID? {
    locate(index).map { RowID(path: $0.segment.path, id: $0.segment.id($0.position)) }
  }

  func tag(_ index: Int) -> AnyHashable? { locate(index).flatMap { $0.segment.tag($0.position) } }

  func isSelectable(_ index: Int) -> Bool { locate(index)?.segment.isSelectable ?? false }

  /// Returns the index of the row with an ID. It searches outward from `index`, where the row usually is.
  func index(of id: RowID, near index: Int) -> Int? {
    let count = count
    for distance in 0..<max(count, 1) {
      if index - distance >= 0, index - distance < count, self.id(index - distance) == id {
        return index - distance
      }
      if distance > 0, index + distance < count, self.id(index + distance) == id { return index + distance }
      if index - distance < 0, index + distance >= count { break }
    }
    return nil
  }

  /// Returns the index of the row with a tag, or else with an ID in a `ForEach`. The tag of a row needn't be optional
  /// if the value is.
  func index(ofTag tag: AnyHashable) -> Int? {
    let index = (0..<count).first { self.tag($0) == tag } ?? (0..<count).first { id($0)?.id == tag }
    return index ?? (tag.base as? any OptionalTag)?.value.flatMap { self.index(ofTag: $0) }
  }

  /// Returns the index of the row with an identity that a view in it has set.
  func index(ofIdentity identity: AnyHashable) -> Int? {
    (0..<count).first { index in
      contents(of: index).contains { $0.id(0) == identity }
    }
  }

  /// Returns what the view of a row says about itself.
  private func contents(of index: Int) -> [Segment] {
    guard let place = locate(index) else { return [] }
    var inner = _RowList()
    place.segment.view(place.position)._collectRows(&inner)
    return inner.segments
  }

  /// Returns the view of a row.
  func view(_ index: Int) -> any View {
    locate(index).map { $0.segment.view($0.position) } ?? EmptyView()
  }

  /// Returns the values that a row has for the container around.
  func containerValues(_ index: Int) -> ContainerValues {
    var values = ContainerValues()
    guard let place = locate(index) else { return values }
    values.tag = place.segment.tag(place.position)
    for segment in contents(of: index) + [place.segment] {
      for set in segment.containerValues { set(&values) }
    }
    return values
  }

  /// Returns the segment of a row, with what the view of the row says about editing.
  func editing(_ index: Int) -> (segment: Segment, position: Int)? {
    guard var place = locate(index) else { return nil }
    guard place.segment.onDelete != nil || place.segment.onMove != nil else { return place }
    let contents = contents(of: index)
    if place.segment.isDeleteDisabled || contents.contains(where: \.isDeleteDisabled) {
      place.segment.onDelete = nil
    }
    if place.segment.isMoveDisabled || contents.contains(where: \.isMoveDisabled) {
      place.segment.onMove = nil
    }
    return place
  }
}

/// The identity of a row in a list.
struct RowID: Hashable {
  let path: [Int]
  let id: AnyHashable?
}

/// A tag that is optional.
@MainActor
private protocol OptionalTag {
  var value: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var value: AnyHashable? { map { AnyHashable($0) } }
}
