import Foundation
import TerminalUI
import Testing

/// Paths as views.
@MainActor
@Suite struct PathShapeTests {
  private let center = CGPoint(x: 4, y: 4)

  @Test func `a path is the area inside it`() {
    let path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(render(path.fill(.red), width: 6, height: 4).lines == ["", " ██", " ██", ""])
  }

  @Test func `an arc goes in the direction that it is given`() {
    let half = { (clockwise: Bool) in
      Path { path in
        path.addArc(
          center: center,
          radius: 4,
          startAngle: .zero,
          endAngle: .degrees(180),
          clockwise: clockwise
        )
      }
    }
    let (lower, upper) = (
      render(half(false).fill(.red), width: 8, height: 8), render(half(true).fill(.red), width: 8, height: 8)
    )
    #expect(lower.lines.prefix(4).allSatisfy(\.isEmpty) && lower.lines[5].contains("██████"))
    #expect(upper.lines.suffix(4).allSatisfy(\.isEmpty) && upper.lines[2].contains("██████"))
    let whole = Path { path in
      path.addArc(center: center, radius: 4, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(
      render(whole.fill(.red), width: 8, height: 8).text
        == render(Ellipse().fill(.red), width: 8, height: 8).text
    )
  }

  @Test func `a rectangle with round corners lacks its corners`() {
    let path = Path { path in
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 8, height: 8),
        cornerSize: CGSize(width: 4, height: 4)
      )
    }
    let frame = render(path.fill(.red), width: 8, height: 8)
    #expect(frame.lines[0] == "▗██████▖")
    #expect(frame.lines[4] == "████████")
  }
}
