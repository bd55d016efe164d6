import Foundation

/// A view that is drawn by code: lines in Braille dots, areas in blocks, and text.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Lengths are cells, which are about twice as high as they are wide. A cell has two columns and four rows of dots.
public struct Canvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols

  /// - Parameters:
  ///   - opaque: Whether the canvas is opaque. It has no effect on a terminal.
  ///   - rendersAsynchronously: Whether it may be drawn later. It is always drawn with its frame.
  ///   - renderer: Draws the view, given its size in cells.
  ///   - symbols: Views to draw with ``GraphicsContext/resolveSymbol(id:)``, each with a tag.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (_ context: inout GraphicsContext, _ size: CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { CanvasNode(self, context) }
}

extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: Whether the canvas is opaque. It has no effect on a terminal.
  ///   - rendersAsynchronously: Whether it may be drawn later. It is always drawn with its frame.
  ///   - renderer: Draws the view, given its size in cells.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (_ context: inout GraphicsContext, _ size: CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() }
    )
  }
}

/// The views that a canvas draws, each with its tag.
private nonisolated struct CanvasSymbols<Symbols: View>: View {
  let symbols: Symbols

  @MainActor var body: some View {
    Group(subviews: symbols) { subviews in
      ForEach(subviews) { $0.layoutValue(key: SymbolTag.self, value: $0.containerValues.tag) }
    }
  }
}

private enum SymbolTag: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

private final class CanvasNode<Symbols: View>: _Node<Canvas<Symbols>> {
  private var symbols: _Node<CanvasSymbols<Symbols>>?

  override init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    super.init(view, context)
    if Symbols.self != EmptyView.self {
      symbols = CanvasSymbols(symbols: view.symbols)._makeNode(self.context)
    }
  }

  override func update(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    symbols?.update(CanvasSymbols(symbols: view.symbols), environment)
  }

  override var children: [_AnyNode] { symbols.map { [$0] } ?? [] }
  // They are drawn where the canvas draws them, and get no input.
  override var activeChildren: [_AnyNode] { [] }
  override var hasPassiveChildren: Bool { true }
  override var isInert: Bool { true }

  /// The nodes of the views, by their tags.
  private var symbolsByTag: [AnyHashable: _AnyNode] {
    let tagged = (symbols?.layoutNodes ?? []).compactMap { node in
      node.layoutValue(for: SymbolTag.self).map { ($0, node) }
    }
    return Dictionary(tagged) { first, _ in first }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 5)
  }

  override func paint(_ canvas: CellCanvas) {
    guard !frame.isEmpty else { return }
    var context = GraphicsContext(Drawing(frame, canvas), environment)
    context.symbols = symbolsByTag
    let size = CGSize(width: Double(frame.width), height: Double(frame.height))
    let draw = view.renderer
    EnvironmentValues.with(environment) { tracked { draw(&context, size) } }
  }
}
