/// The views in the content of a container. A part of it, such as `subviews.prefix(3)` or `subviews[1...]`, is a view.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  private init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  @MainActor init(of content: some View) {
    var rows = _RowList()
    rows.evaluatesBodies = true
    content._collectRows(&rows)
    let all = (0..<rows.count).compactMap { index in rows.id(index).map { Subview(rows, index, $0) } }
    subviews = all[...]
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollection { Self(subviews[bounds]) }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

extension ForEach where Content: View {
  /// - Parameters:
  ///   - view: The content of a container.
  ///   - content: Returns the view for each view in it.
  @MainActor public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension Group {
  /// - Parameters:
  ///   - view: The content of a container.
  ///   - transform: Returns the views for those in it.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsGroup<Base, Result> {
    self.init { SubviewsGroup(base: view, transform: transform) }
  }
}
