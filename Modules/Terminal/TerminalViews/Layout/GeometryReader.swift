/// Content that depends on the size of its area. The area is all available space.
public nonisolated struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// - Parameter content: Returns the content for the size of the area. It is placed at the top left.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { GeometryNode(self, context) }
}

private final class GeometryNode<Content: View>: _Node<GeometryReader<Content>> {
  private var child: _Node<Content>?
  private var size: Size?
  /// The places that the content has read.
  private var reading: GeometryReading?

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    evaluate()
  }

  override func refresh() {
    evaluate()
    invalidateLayout()
  }

  /// Evaluates the content for the current size. Before the first placement there is none.
  private func evaluate() {
    guard let size else { return }
    let make = view.content
    let reading = GeometryReading(self)
    self.reading = reading
    let proxy = GeometryProxy(rect: Rect(origin: frame.origin, size: size), reading: reading)
    let content = EnvironmentValues.with(environment) { tracked { make(proxy) } }
    if let child {
      child.update(content, environment)
    } else {
      child = content._makeNode(context)
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  override func place(in rect: Rect) {
    frame = rect
    if size != rect.size || reading?.isCurrent == false {
      size = rect.size
      evaluate()
    }
    // The views around may move while this one stays.
    if reading?.isEmpty == false { invalidatePlacement() }
    guard let child else { return }
    child.placeIfNeeded(in: Alignment.topLeading.rect(child.sizeThatFits(ProposedSize(rect.size)), in: rect))
  }

  /// Returns nothing outside of the frame, where nothing is drawn.
  override func mouseChildren(at point: Point) -> [_AnyNode] { frame.contains(point) ? activeChildren : [] }

  override func paint(_ canvas: CellCanvas) { child?.paint(canvas.clipped(to: frame)) }
}
