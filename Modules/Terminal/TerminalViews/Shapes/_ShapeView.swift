import Foundation

/// A shape that is filled, or whose outline is drawn.
public nonisolated struct _ShapeView<Content: Shape>: View {
  let shape: Content
  /// The colors; `nil` for the color of the text around.
  let paint: _ShapePaint?
  let isFilled: Bool

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ShapeNode(self, context) }
}

extension _ShapeView {
  /// Draws the outline of the shape in front of this view.
  ///
  /// - Parameters:
  ///   - content: The colors.
  ///   - lineWidth: The width, which in a terminal is that of a line of characters.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }

  /// Draws the outline of the shape in front of this view, inside its edges.
  ///
  /// - Parameters:
  ///   - content: The colors.
  ///   - lineWidth: The width, which in a terminal is that of a line of characters.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, lineWidth: lineWidth)
  }
}

/// A shape that covers the whole cells of its area, with the characters of its border.
@MainActor
protocol CellShape {
  var border: BorderStyle { get }
}

/// A shape without corners, which is a dot in a single cell.
protocol RoundShape {}

private final class ShapeNode<Content: Shape>: _Node<_ShapeView<Content>> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 5)
  }

  override func paint(_ canvas: CellCanvas) {
    guard !frame.isEmpty else { return }
    if let shape = view.shape as? any CellShape, paint(shape, canvas) { return }
    let context = GraphicsContext(Drawing(frame, canvas), environment)
    let color = color
    let shading = color.map(GraphicsContext.Shading.color) ?? .foreground
    let rect = CGRect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    let path = EnvironmentValues.with(environment) { tracked { view.shape.path(in: rect) } }
    if view.isFilled, view.shape is any RoundShape, frame.size == Size(width: 1, height: 1) {
      let style = CellStyle(foreground: color ?? environment.style.foreground)
      canvas.put("●", style: style, x: frame.minX, y: frame.minY)
    } else if view.isFilled {
      context.fill(path, with: shading)
    } else {
      context.stroke(path, with: shading)
    }
    if let gradient = view.paint?.gradient { canvas.replace(.standIn, with: gradient, in: frame) }
  }

  /// The color to draw with; `nil` for that of the text around.
  private var color: Color? { view.paint.map { $0.gradient == nil ? $0.plain : .standIn } }

  /// Returns whether whole cells or a border of characters are drawn. A border needs two columns. In a single row, it
  /// is the bars at the ends, where nothing else stands, so that an outline over a text doesn't hide it.
  private func paint(_ shape: any CellShape, _ canvas: CellCanvas) -> Bool {
    if view.isFilled {
      guard let paint = view.paint else { return false }
      canvas.fill(frame, paint)
      return true
    }
    guard frame.width >= 2 else { return false }
    guard color != .clear else { return true }
    let style = CellStyle(foreground: color ?? environment.style.foreground)
    if frame.height > 1 {
      canvas.frame(frame, shape.border, graph.palette.number(of: style))
    } else {
      canvas.ends(frame, shape.border, style.foreground)
    }
    if let gradient = view.paint?.gradient { canvas.replace(.standIn, with: gradient, in: frame) }
    return true
  }
}
