import Foundation
import Observation
import TerminalUI
import Testing

/// Views that are drawn by code.
@MainActor
@Suite struct CanvasTests {
  private func frame(
    width: Int,
    height: Int,
    _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) -> Frame {
    render(Canvas(renderer: draw), width: width, height: height)
  }

  @Test func `a line is drawn in dots`() {
    let frame = frame(width: 4, height: 2) { context, size in
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      context.stroke(path, with: .color(.green))
    }
    #expect(frame.text == "⠑⢄\n  ⠑⢄")
    #expect(frame.style(of: "⠑")?.foreground == .green)
  }

  @Test func `a gradient goes from one position of the canvas to another`() {
    let blackToWhite = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])
    let frame = frame(width: 4, height: 1) { context, _ in
      context.translateBy(x: 1, y: 0)
      context.fill(
        Path(CGRect(x: -1, y: 0, width: 4, height: 1)),
        with: .linearGradient(
          blackToWhite,
          startPoint: CGPoint(x: 0.5, y: 0),
          endPoint: CGPoint(x: 1.5, y: 0)
        )
      )
    }
    let colors = (0..<4).map { frame.style(x: $0, y: 0).foreground }
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
    #expect(colors == [black, black, white, white])
  }

  @Test func `lines in a cell are joined`() {
    let frame = frame(width: 1, height: 1) { context, _ in
      context.stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
    }
    #expect(frame.text == "⣿")
  }

  @Test func `an area is filled in quarters of cells`() {
    let frame = frame(width: 4, height: 2) { context, _ in
      context.fill(Path(CGRect(x: 0.5, y: 0.5, width: 3, height: 1)), with: .color(.red))
    }
    #expect(frame.text == "▗▄▄▖\n▝▀▀▘")
    #expect(frame.style(of: "▄")?.foreground == .red)
  }

  @Test func `text is drawn on what was filled`() {
    let frame = frame(width: 6, height: 3) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.draw(Text("**ab**"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    #expect(frame.text == "██████\n██ab██\n██████")
    #expect(frame.style(of: "ab")?.background == .blue)
    #expect(frame.style(of: "ab")?.attributes == .bold)
  }

  @Test(
    arguments: [
      (.topLeading, "ab\n\n"), (.center, " ab\n\n"), (.bottomTrailing, "\n\n  ab"),
    ] as [(UnitPoint, String)]
  )
  func `text has its anchor at a point`(anchor: UnitPoint, expected: String) {
    let frame = frame(width: 4, height: 3) { context, size in
      let point = CGPoint(x: size.width * anchor.x, y: anchor == .center ? 0.5 : size.height * anchor.y)
      context.draw(Text("ab"), at: point, anchor: anchor)
    }
    #expect(frame.lines.joined(separator: "\n") == expected)
  }

  @Test func `text in a rectangle is wrapped and cut`() {
    let frame = frame(width: 6, height: 4) { context, _ in
      context.draw(Text("one two three"), in: CGRect(x: 1, y: 1, width: 4, height: 2))
      context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
    }
    #expect(frame.text == "☆\n one\n two")
  }

  @Test func `what is drawn may be moved`() {
    let frame = frame(width: 4, height: 2) { context, _ in
      context.translateBy(x: 1, y: 1)
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
      context.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .foreground)
    }
    #expect(frame.text == "\n a█")
  }

  @Test func `curves and ellipses are lines`() {
    let frame = frame(width: 8, height: 4) { context, size in
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: 0, y: 4))
          path.addQuadCurve(to: CGPoint(x: 8, y: 4), control: CGPoint(x: 4, y: 4))
        },
        with: .foreground
      )
    }
    #expect(frame.lines[0].trimmingCharacters(in: .whitespaces).count >= 4)
    #expect(frame.lines[3].count == 8)
  }

  @Test func `lines out of bounds and without numbers are left out`() {
    let frame = frame(width: 4, height: 1) { context, _ in
      for end in [CGPoint(x: 1e300, y: 0.5), CGPoint(x: Double.nan, y: 0), CGPoint(x: -5, y: -5)] {
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: 2, y: 0.5))
            $0.addLine(to: end)
          },
          with: .foreground
        )
      }
      context.draw(Text("far"), at: CGPoint(x: 1e300, y: 0))
      context.fill(Path(CGRect(x: -1e300, y: 9, width: 1e301, height: 1)), with: .foreground)
      context.stroke(Path(), with: .foreground)
    }
    #expect(frame.lines[0].hasPrefix("  ") || frame.lines[0].hasPrefix(" ⠁") || !frame.lines[0].isEmpty)
  }

  @Test func `it is drawn again when what it reads changes`() {
    let model = Model()
    let probe = ScreenProbe(width: 4, height: 1) {
      Canvas { context, _ in context.draw(Text("\(model.count)"), at: .zero, anchor: .topLeading) }
    }
    #expect(probe.text == "0")
    model.count = 1
    #expect(probe.text == "1")
  }

  @Observable
  final class Model {
    var count = 0
  }
}
