import Foundation
import TerminalUI
import Testing

/// Scaled and turned drawings, and measures of paths.
@MainActor
@Suite struct CanvasTransformTests {
  private func lines(_ draw: @escaping (inout GraphicsContext) -> Void) -> [String] {
    render(Canvas { context, _ in draw(&context) }, width: 8, height: 4).lines
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 2, height: 1))

  @Test func `what is drawn is moved, scaled and turned`() {
    #expect(
      lines { context in
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 2, y: 2)
        context.fill(square, with: .foreground)
      } == ["", " ████", " ████", ""]
    )
    #expect(
      lines { context in
        context.scaleBy(x: 2, y: 2)
        context.translateBy(x: 1, y: 1)
        context.fill(square, with: .foreground)
      } == ["", "", "  ████", "  ████"]
    )
    #expect(
      lines { context in
        context.translateBy(x: 4, y: 2)
        context.rotate(by: .degrees(180))
        context.fill(square, with: .foreground)
      } == ["", "  ██", "", ""]
    )
    // Turned to the side, a form of two columns and a row is as wide and as high as before.
    #expect(
      lines { context in
        context.translateBy(x: 4, y: 2)
        context.rotate(by: .degrees(90))
        context.fill(square, with: .foreground)
      } == ["", "", "  ██", ""]
    )
  }

  @Test func `a text stands at its place, upright`() {
    #expect(
      lines { context in
        context.scaleBy(x: 2, y: 2)
        context.draw(Text("ab"), at: CGPoint(x: 1, y: 1), anchor: .topLeading)
      } == ["", "", "  ab", ""]
    )
  }

  @Test func `shadings have the colors of styles, parts and places`() {
    let frame = render(
      Canvas { context, size in
        let (left, right) = (
          CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 4, y: 0, width: 2, height: 1)
        )
        context.fill(Path(left), with: .style(Color.green))
        context.fill(Path(right), with: .color(red: 1, green: 0, blue: 0))
        let around = Path(CGRect(x: 0, y: 1, width: size.width, height: 1))
        let gradient = Gradient(colors: [.black, .white])
        let center = CGPoint(x: 0, y: 1.5)
        context.fill(around, with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: 8))
      },
      width: 8,
      height: 2
    )
    #expect(frame.style(x: 0, y: 0).foreground == .green)
    #expect(frame.style(x: 4, y: 0).foreground == Color(red: 1, green: 0, blue: 0))
    #expect(frame.style(x: 0, y: 1).foreground != frame.style(x: 7, y: 1).foreground)
  }

  @Test func `a path tells its bounds, its last point and what is inside`() {
    let path = square.offsetBy(dx: 3, dy: 1)
    #expect(path.boundingRect == CGRect(x: 3, y: 1, width: 2, height: 1))
    #expect(path.contains(CGPoint(x: 4, y: 1.5)))
    #expect(!path.contains(CGPoint(x: 1, y: 0.5)))
    #expect(Path().currentPoint == nil)
    #expect(Path().boundingRect == .zero)
    let line = Path { $0.addLines([.zero, CGPoint(x: 2, y: 3)]) }
    #expect(line.currentPoint == CGPoint(x: 2, y: 3))
    let arc = Path {
      $0.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(arc.currentPoint.map { abs($0.x) < 1e-9 && abs($0.y + 2) < 1e-9 } == true)
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 2), cornerRadius: 1).boundingRect.width == 4
    )
  }

  @Test func `a shape of any type, in the coordinates of a scroll view`() {
    #expect(render(AnyShape(Rectangle()).fill(.red), width: 2, height: 1).style(x: 0, y: 0).background != nil)
    let log = Log()
    let probe = ScreenProbe(width: 10, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<6) { row in
              Text("row \(row)").onGeometryChange(for: Int.self) { proxy in
                row == 2 ? Int(proxy.frame(in: .scrollView).minY) : 0
              } action: { place in
                if row == 2 { log.add("\(place)") }
              }
            }
          }
        }
      }
    }
    probe.draw()
    probe.draw()
    #expect(log.take() == ["2"])
    probe.press(.downArrow)
    probe.draw()
    #expect(log.take() == ["1"])
  }
}
