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
public struct Canvas: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameter renderer: Draws the view, given its size in cells.
  public init(renderer: @escaping (_ context: inout GraphicsContext, _ size: CGSize) -> Void) {
    self.renderer = renderer
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { CanvasNode(self, context) }
}

private final class CanvasNode: _Node<Canvas> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 5)
  }

  override func paint(_ canvas: CellCanvas) {
    guard !frame.isEmpty else { return }
    var context = GraphicsContext(Drawing(frame, canvas), environment)
    let size = CGSize(width: Double(frame.width), height: Double(frame.height))
    let draw = view.renderer
    EnvironmentValues.with(environment) { tracked { draw(&context, size) } }
  }
}
