import Foundation

/// A ring in Braille dots, a part of which is lit, clockwise from the top.
nonisolated struct Ring: View {
  let fraction: Double

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { RingNode(self, context) }
}

private final class RingNode: _Node<Ring> {
  override var isInert: Bool { true }

  /// Returns a size with a cell in the middle, for a label, unless there are only four rows.
  override func measure(_ proposal: ProposedSize) -> Size {
    proposal.height.map { $0 < 5 } == true ? Size(width: 8, height: 4) : Size(width: 9, height: 5)
  }

  override func paint(_ canvas: CellCanvas) {
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let dots = dots(x, y)
        guard dots.all != 0 else { continue }
        // A cell has one color, so a cell at the end of the lit part is lit as a whole.
        let style = CellStyle(
          foreground: dots.lit && !environment.isRedacted ? .accentColor : .line,
          background: environment.style.background
        )
        let glyph = Glyph(glyph: 0x2800 + UInt32(dots.all), width: 1)
        canvas.put(glyph, style: graph.palette.number(of: style), x: frame.minX + x, y: frame.minY + y)
      }
    }
  }

  /// Returns the dots of a cell that are on the ring, and whether one of them is lit.
  private func dots(_ x: Int, _ y: Int) -> (all: UInt8, lit: Bool) {
    let (centerX, centerY) = (Double(frame.width), Double(frame.height) * 2)
    let radius = min(centerX, centerY) - 1
    var (all, isLit) = (UInt8(0), false)
    for row in 0..<4 {
      for column in 0..<2 {
        let (dx, dy) = (Double(x * 2 + column) + 0.5 - centerX, Double(y * 4 + row) + 0.5 - centerY)
        guard abs((dx * dx + dy * dy).squareRoot() - radius) < 0.75 else { continue }
        all |= row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + 3 * column)
        let turn = atan2(dx, -dy) / (2 * .pi)
        isLit = isLit || (turn < 0 ? turn + 1 : turn) < view.fraction
      }
    }
    return (all, isLit)
  }
}
