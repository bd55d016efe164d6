import Foundation

/// A shape that is filled, or whose outline is drawn.
public struct _ShapeView<Content: Shape>: View {
  let shape: Content
  /// The color; `nil` for that of the text around.
  let color: Color?
  let isFilled: Bool

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ShapeNode(self, context) }
}

/// A shape that covers the whole cells of its area, with the characters of its border.
@MainActor
protocol CellShape {
  var border: BorderStyle { get }
}

private final class ShapeNode<Content: Shape>: _Node<_ShapeView<Content>> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 5)
  }

  override func paint(_ canvas: CellCanvas) {
    guard !frame.isEmpty else { return }
    if let shape = view.shape as? any CellShape, paint(shape, canvas) { return }
    let context = GraphicsContext(Drawing(frame, canvas), environment)
    let shading = view.color.map(GraphicsContext.Shading.color) ?? .foreground
    let rect = CGRect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    let path = EnvironmentValues.with(environment) { tracked { view.shape.path(in: rect) } }
    if view.isFilled { context.fill(path, with: shading) } else { context.stroke(path, with: shading) }
  }

  /// Returns whether whole cells or a border of characters are drawn. A border needs two rows and columns.
  private func paint(_ shape: any CellShape, _ canvas: CellCanvas) -> Bool {
    if view.isFilled {
      guard let color = view.color else { return false }
      canvas.fill(frame, style: CellStyle(background: color))
      return true
    }
    guard frame.width >= 2, frame.height >= 2 else { return false }
    let style = CellStyle(foreground: view.color ?? environment.style.foreground)
    canvas.frame(frame, shape.border, graph.palette.number(of: style))
    return true
  }
}
