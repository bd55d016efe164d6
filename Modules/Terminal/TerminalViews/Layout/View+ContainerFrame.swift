import Foundation

nonisolated extension View {
  /// Gives this view the size of the nearest scroll view or list around it, or of the screen if there is none.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - alignment: The place of this view in its area.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view some of the equal parts of the nearest scroll view or list around it, or of the screen if there is
  /// none.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - count: The number of parts.
  ///   - span: The number of parts for this view.
  ///   - spacing: The space between two parts, in cells.
  ///   - alignment: The place of this view in its area.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives this view a size that depends on that of the nearest scroll view or list around it, or of the screen if there
  /// is none.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - alignment: The place of this view in its area.
  ///   - length: Returns the number of cells for that of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A view whose size depends on that of a container.
private nonisolated struct ContainerFrameView<Content: View>: RowModifier {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerFrameNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    ContainerFrameView<AnyView>(content: row, axes: axes, alignment: alignment, length: length)
  }
}

private final class ContainerFrameNode<Content: View>: LayoutNode<ContainerFrameView<Content>, Content>,
  PreferenceReading
{
  /// The size of the container after the views have last been laid out.
  private var container = Size.zero

  override init(
    _ view: ContainerFrameView<Content>,
    _ context: _NodeContext,
    content: @escaping (ContainerFrameView<Content>) -> Content
  ) {
    super.init(view, context, content: content)
    graph.preferenceReaders.append(self)
    scrollingNode?.containsRelativeFrame()
  }

  override var isInert: Bool { true }

  override func unmount() {
    graph.preferenceReaders.removeAll { $0 === self }
    super.unmount()
  }

  private var scrollingNode: (any ScrollingNode)? {
    var next = parent
    while let node = next {
      if let node = node as? any ScrollingNode { return node }
      next = node.parent
    }
    return nil
  }

  /// Finds out whether the container has another size, which is known once the views have been laid out.
  func readPreferences() -> Bool {
    let size = scrollingNode?.visibleSize ?? graph.size
    guard size != container else { return false }
    container = size
    invalidateLayout()
    return true
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    func bound(_ length: Int, _ axis: Axis) -> Int { max(0, Int(cells: view.length(CGFloat(length), axis))) }
    let width = view.axes.contains(.horizontal) ? bound(container.width, .horizontal) : nil
    let height = view.axes.contains(.vertical) ? bound(container.height, .vertical) : nil
    let inside = super.measure(
      ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    )
    return Size(width: width ?? inside.width, height: height ?? inside.height)
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    child.placeIfNeeded(in: view.alignment.rect(child.sizeThatFits(ProposedSize(rect.size)), in: rect))
  }
}
