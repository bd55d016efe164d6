import Foundation
import TerminalUI

private struct Wave: Shape, Animatable {
  var phase: CGFloat
  var height: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: phase))
      path.addLine(to: CGPoint(x: rect.maxX, y: height))
    }
  }
}

private struct Traits: View {
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Text(
      "\(isScrollEnabled ? "scrolls" : "stays") \(Int(pixelLength)) \(supportsMultipleWindows ? "many" : "one")"
    )
  }
}

extension Snippet {
  private static func canvas(_ name: String, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void)
    -> Snippet
  {
    Snippet(name, draws: "here") {
      Canvas { context, size in
        draw(&context, size)
        context.mark("here")
      }
    }
  }

  /// Further means of a canvas, of shapes and of animations.
  static var drawings: [Snippet] {
    [
      canvas("GraphicsContext.scaleBy(x:y:)") { context, _ in context.scaleBy(x: 2, y: 1) },
      canvas("GraphicsContext.rotate(by:)") { context, _ in context.rotate(by: .degrees(0)) },
      canvas("GraphicsContext.Shading.style(_:)") { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.blue.gradient))
      },
      canvas("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:)") { context, size in
        let gradient = Gradient(colors: [.red, .blue])
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: size.width)
        )
      },
      canvas("Path(roundedRect:cornerRadius:style:)") { context, _ in
        let rect = CGRect(x: 0, y: 0, width: 6, height: 3)
        context.fill(Path(roundedRect: rect, cornerRadius: 2), with: .color(red: 0, green: 0, blue: 1))
      },
      canvas("Path.offsetBy(dx:dy:)") { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).offsetBy(dx: 1, dy: 1), with: .foreground)
      },
      canvas("Path.addRelativeArc(center:radius:startAngle:delta:)") { context, _ in
        let arc = Path {
          $0.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(90))
        }
        context.stroke(arc, with: .foreground)
      },
      canvas("Path.boundingRect") { context, _ in
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
        if path.contains(CGPoint(x: 2, y: 1)) { context.fill(Path(path.boundingRect), with: .foreground) }
      },
      Snippet("AnyShape", draws: "card") { Text("card").background { AnyShape(Capsule()).fill(.blue) } },
      Snippet("Animatable", draws: "card") {
        Text("card").background { Wave(phase: 0, height: 1).stroke(.blue) }
      },
      Snippet("AnimatablePair", draws: "card") {
        Text("card").background { Wave(phase: 0, height: 1).stroke(.blue) }
      },
      Snippet("animation(_:body:)", draws: "card") {
        Text("card").animation(.easeOut(duration: 1)) { $0.opacity(0.9) }
      },
      Snippet("transaction(_:body:)", draws: "card") {
        Text("card").transaction {
          $0.animation = nil
        } body: {
          $0.offset(x: 1)
        }
      },
      Snippet("transaction(value:_:)", draws: "card") {
        Text("card").transaction(value: 1) { $0.animation = .easeIn }
      },
      Snippet("CoordinateSpace.scrollView", draws: "0") {
        ScrollView { GeometryReader { Text("\(Int($0.frame(in: .scrollView).minY))") } }
      },
      Snippet("ViewSpacing.formUnion(_:edges:)", draws: "1") {
        Text("\(Int(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal)))")
      },
      Snippet("defaultScrollAnchor(_:for:)", draws: "row 9") {
        ScrollView { ForEach(0..<20) { Text("row \($0)") } }.defaultScrollAnchor(.center, for: .initialOffset)
      },
      Snippet("@Environment(\\.isScrollEnabled)", draws: "stays 1 one") { Traits().scrollDisabled(true) },
      Snippet("@Environment(\\.pixelLength)", draws: "scrolls 1 one") { Traits() },
      Snippet("@Environment(\\.supportsMultipleWindows)", draws: "one") { Traits() },
    ]
  }
}

extension GraphicsContext {
  /// Draws a text that a snippet is found by.
  fileprivate func mark(_ text: String) { draw(Text(text), at: CGPoint(x: 8, y: 6)) }
}
