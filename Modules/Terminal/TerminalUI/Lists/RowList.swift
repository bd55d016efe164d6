/// The rows of a list, of which views are made only for those on the screen.
@MainActor
public struct _RowList {
  /// Rows of one origin: one view, or the elements of a collection.
  struct Segment {
    let path: [Int]
    let count: Int
    let id: @MainActor (Int) -> AnyHashable?
    var tag: @MainActor (Int) -> AnyHashable?
    var view: @MainActor (Int) -> any View
    var isSelectable: Bool
    /// What stands for the row where the list is one of tabs or choices.
    var label: AnyView?
  }

  private(set) var segments: [Segment] = []
  private var path: [Int] = []
  private var next = 0

  init() {}

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
    id: @escaping @MainActor (Int) -> AnyHashable,
    tag: @escaping @MainActor (Int) -> AnyHashable?,
    view: @escaping @MainActor (Int) -> any View
  ) {
    segments.append(
      Segment(path: path + [next], count: count, id: id, tag: tag, view: view, isSelectable: true)
    )
    next += 1
  }

  /// Rows of which the identity begins with a number of their own.
  mutating func nested(_ index: Int? = nil, _ collect: (inout _RowList) -> Void) {
    var inner = _RowList()
    inner.path = path + [index ?? next]
    if index == nil { next += 1 }
    collect(&inner)
    segments += inner.segments
  }

  /// Rows of which the segments are changed.
  mutating func changed(_ collect: (inout _RowList) -> Void, _ change: (inout Segment) -> Void) {
    let first = segments.count
    collect(&self)
    for index in segments.indices.dropFirst(first) { change(&segments[index]) }
  }

  /// Rows of which each view gets something around it.
  mutating func modified(
    _ collect: (inout _RowList) -> Void,
    _ wrap: @escaping @MainActor (any View) -> any View
  ) {
    changed(collect) { segment in
      let view = segment.view
      segment.view = { wrap(view($0)) }
    }
  }

  // MARK: Reading

  var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// The segment of a row, and the row's position in it.
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

  /// The row with an id: at `index` or near it as a rule, else wherever it is.
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

  /// The row with a tag.
  func index(ofTag tag: AnyHashable) -> Int? { (0..<count).first { self.tag($0) == tag } }
}

/// What tells one row of a list from the others.
struct RowID: Hashable {
  let path: [Int]
  let id: AnyHashable?
}

extension View {
  /// Gives this view the value that a selection of it has.
  ///
  /// - Parameter tag: The value.
  public func tag(_ tag: some Hashable) -> some View { TaggedView(content: self, tag: AnyHashable(tag)) }
}

/// A view that knows the value that a selection of it has.
@MainActor
protocol TagCarrying {
  var tag: AnyHashable { get }
}

struct TaggedView<Content: View>: View, TagCarrying {
  let content: Content
  let tag: AnyHashable

  var body: some View { content }

  func _collectRows(_ rows: inout _RowList) {
    rows.changed({ content._collectRows(&$0) }) { segment in
      let tag = tag
      segment.tag = { _ in tag }
      segment.isSelectable = true
    }
  }
}

/// Rows that belong together, below a headline.
public struct Section<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The headline.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  public var body: some View {
    header.bold()
    content
  }

  public func _collectRows(_ rows: inout _RowList) {
    rows.nested { $0.append(header.bold().foregroundColor(.accentColor)) }
    rows.nested { content._collectRows(&$0) }
  }
}

extension Section where Header == Text {
  /// - Parameters:
  ///   - title: The headline.
  ///   - content: The rows.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
