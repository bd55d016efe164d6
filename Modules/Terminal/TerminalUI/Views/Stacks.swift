/// A vertical stack of views, from the top down.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between two views; none by default.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 0)
    self.content = content()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) {
      .stack(StackLayout(axis: .vertical, spacing: $0.spacing, horizontal: $0.alignment))
    }
  }
}

/// A horizontal stack of views, from left to right.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of empty columns between two views; one by default.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 1)
    self.content = content()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) {
      .stack(StackLayout(axis: .horizontal, spacing: $0.spacing, vertical: $0.alignment))
    }
  }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - alignment: The alignment of views that are smaller than the largest.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ContainerNode(self, context, content: \.content) { .overlaid($0.alignment) }
  }
}

/// The node of a view that lays out the nodes of its content.
final class ContainerNode<Content: View, Inner: View>: _Node<Content> {
  enum Layout {
    case stack(StackLayout)
    case overlaid(Alignment)
  }

  private let inner: KeyPath<Content, Inner>
  private let layout: (Content) -> Layout
  private var child: _Node<Inner>?

  init(
    _ view: Content,
    _ context: _NodeContext,
    content: KeyPath<Content, Inner>,
    layout: @escaping (Content) -> Layout
  ) {
    inner = content
    self.layout = layout
    super.init(view, context)
    child = view[keyPath: inner]._makeNode(self.context)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    super.update(view, environment)
    child?.update(view[keyPath: inner], environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let nodes = child?.layoutNodes ?? []
    switch layout(view) {
    case .stack(let stack): return stack.measure(nodes, proposal)
    case .overlaid:
      return nodes.reduce(.zero) { size, node in
        let next = node.sizeThatFits(proposal)
        return Size(width: max(size.width, next.width), height: max(size.height, next.height))
      }
    }
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    let nodes = child?.layoutNodes ?? []
    switch layout(view) {
    case .stack(let stack): stack.place(nodes, in: rect)
    case .overlaid(let alignment):
      for node in nodes {
        node.place(in: alignment.rect(node.sizeThatFits(ProposedSize(rect.size)), in: rect))
      }
    }
  }

  override func paint(_ canvas: Canvas) {
    for node in child?.layoutNodes ?? [] { node.paint(canvas) }
  }
}
