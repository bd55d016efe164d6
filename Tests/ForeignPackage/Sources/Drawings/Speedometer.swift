import Foundation
import TerminalUI

/// A dial with a needle, drawn by code.
public struct Speedometer: View {
  let speed: Double
  let limit: Double

  public init(speed: Double, limit: Double) {
    self.speed = speed
    self.limit = limit
  }

  public var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height)
      let angle = Double.pi * (1 + min(max(speed / limit, 0), 1))
      context.stroke(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height * 2)),
        with: .color(.gray)
      )
      var needle = Path()
      needle.move(to: center)
      needle.addLine(
        to: CGPoint(
          x: center.x + cos(angle) * size.width / 2 * 0.8,
          y: center.y + sin(angle) * size.height * 0.8
        )
      )
      context.stroke(needle, with: .color(speed > limit ? .red : .green), lineWidth: 2)
      context.draw(Text("\(Int(speed))").bold(), at: CGPoint(x: center.x, y: size.height - 0.5))
    }
  }
}
