import Foundation
import TerminalUI
import Testing

/// Colors by their place.
@MainActor
@Suite struct GradientTests {
  private let across = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func backgrounds(_ frame: Frame, y: Int = 0) -> [Color?] {
    (0..<frame.size.width).map { frame.style(x: $0, y: y).background }
  }

  @Test func `a linear gradient goes from one color to the other along its axis`() {
    let frame = render(across, width: 5, height: 2)
    for y in 0..<2 {
      let colors = backgrounds(frame, y: y)
      #expect(colors.first == .red)
      #expect(colors[2] == .red.mix(with: .blue, by: 0.5))
      #expect(colors.last == .blue)
      #expect(Set(colors).count == 5)
    }
  }

  @Test func `a wide gradient has more steps than a color that changes with the time`() {
    #expect(Set(backgrounds(render(across, width: 60, height: 1))).count == 60)
  }

  @Test func `colors of a linear gradient are at their places`() {
    let stops: [Gradient.Stop] = [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)]
    let gradient = LinearGradient(stops: stops, startPoint: .bottom, endPoint: .top)
    let frame = render(gradient, width: 1, height: 4)
    #expect((0..<4).map { frame.style(x: 0, y: $0).background } == [.blue, .blue, .red, .red])
  }

  @Test func `a radial gradient has one color at a distance, where a row counts as two columns`() {
    let gradient = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 4)
    let frame = render(gradient, width: 9, height: 5)
    #expect(frame.style(x: 4, y: 2).background == .red)
    #expect(frame.style(x: 2, y: 2).background == frame.style(x: 4, y: 1).background)
    #expect(frame.style(x: 0, y: 2).background == .blue)
    #expect(frame.style(x: 4, y: 0).background == .blue)
  }

  @Test func `an angular gradient goes around its center, clockwise from the right`() {
    let gradient = AngularGradient(colors: [.red, .green, .blue, .cyan, .red], center: .center)
    let frame = render(gradient, width: 9, height: 5)
    #expect(frame.style(x: 8, y: 2).background == .red)
    #expect(frame.style(x: 4, y: 4).background == .green)
    #expect(frame.style(x: 0, y: 2).background == .blue)
    #expect(frame.style(x: 4, y: 0).background == .cyan)
  }

  @Test func `an elliptical gradient reaches the edges of its area`() {
    let frame = render(EllipticalGradient(colors: [.red, .blue]), width: 9, height: 3)
    #expect(frame.style(x: 4, y: 1).background == .red)
    #expect(frame.style(x: 0, y: 1).background == .blue)
    #expect(frame.style(x: 4, y: 0).background == .blue)
  }

  @Test func `text has the colors of its cells, and text within has its own`() {
    let frame = render(
      VStack(alignment: .leading) {
        Text("abcde")
        Text("fg").foregroundStyle(
          LinearGradient(colors: [.green, .cyan], startPoint: .leading, endPoint: .trailing)
        )
        Text("h").foregroundStyle(.yellow)
      }
      .foregroundStyle(across),
      width: 5,
      height: 3
    )
    #expect(frame.text == "abcde\nfg\nh")
    #expect(frame.style(of: "a")?.foreground == .red)
    #expect(frame.style(of: "e")?.foreground == .blue)
    #expect(frame.style(of: "f")?.foreground == .green)
    #expect(frame.style(of: "g")?.foreground == .cyan)
    #expect(frame.style(of: "h")?.foreground == .yellow)
  }

  @Test func `text in front of other text with a gradient doesn't take its colors`() {
    let other = LinearGradient(colors: [.green, .cyan], startPoint: .leading, endPoint: .trailing)
    let frame = render(
      Text("abcde").overlay(alignment: .leading) { Text("xy   ").foregroundStyle(other) }
        .overlay(alignment: .trailing) { Rectangle().stroke(other).frame(width: 2, height: 1) }
        .foregroundStyle(across),
      width: 5,
      height: 1
    )
    #expect(frame.style(of: "x")?.foreground == .green)
    let under = render(
      ZStack {
        Text("abcde"); Text("x").foregroundStyle(other).frame(width: 5, alignment: .leading)
      }
      .foregroundStyle(across),
      width: 5,
      height: 1
    )
    #expect(under.text == "xbcde")
    #expect(under.style(of: "e")?.foreground == .blue)
  }

  @Test func `a background is behind the text too`() {
    let frame = render(Text("abc").padding(.horizontal, 1).background(across), width: 5, height: 1)
    #expect(frame.text == " abc")
    #expect(backgrounds(frame).first == .red)
    #expect(backgrounds(frame)[2] == .red.mix(with: .blue, by: 0.5))
    #expect(backgrounds(frame).last == .blue)
    let shaped = render(Text("abc").background(across, in: Capsule()), width: 3, height: 1)
    #expect(backgrounds(shaped) == [.red, .red.mix(with: .blue, by: 0.5), .blue])
  }

  @Test func `shapes are filled and outlined with gradients`() {
    let filled = render(Rectangle().fill(across), width: 3, height: 1)
    #expect(backgrounds(filled) == [.red, .red.mix(with: .blue, by: 0.5), .blue])
    let outlined = render(RoundedRectangle(cornerRadius: 2).stroke(across), width: 5, height: 3)
    #expect(outlined.style(of: "╭")?.foreground == .red)
    #expect(outlined.style(of: "╮")?.foreground == .blue)
    let round = render(Ellipse().fill(across), width: 9, height: 3)
    #expect(round.style(x: 0, y: 1).foreground == .red)
    #expect(round.style(x: 8, y: 1).foreground == .blue)
  }

  @Test func `the gradient of a color ends with the color, and a mark of a chart has the color`() {
    let frame = render(Color.blue.gradient, width: 1, height: 5)
    #expect(frame.style(x: 0, y: 0).background != .blue)
    #expect(frame.style(x: 0, y: 4).background == .blue)
    let chart = render(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.blue.gradient) }
        .chartXAxis(.hidden).chartYAxis(.hidden),
      width: 4,
      height: 4
    )
    #expect(chart.style(of: "█")?.foreground == .blue)
  }

  @Test func `a style of any type, a material and the tint are drawn`() {
    let styles = [AnyShapeStyle(.blue), AnyShapeStyle(across)]
    let colors = styles.map { backgrounds(render(Text("a").background($0), width: 2, height: 1)).first }
    #expect(colors == [.blue, .red.mix(with: .blue, by: 0.5)])
    #expect(backgrounds(render(Text("a").background(.ultraThinMaterial), width: 1, height: 1)) == [.bar])
    #expect(backgrounds(render(Rectangle().fill(.regularMaterial), width: 1, height: 1)) == [.bar])
    let tinted = render(Text("a").foregroundStyle(.tint).tint(.green), width: 1, height: 1)
    #expect(tinted.style(of: "a")?.foreground == .green)
    let gradient = Gradient(colors: [.red, .red])
    #expect(render(Text("a").foregroundStyle(.tint).tint(gradient)).style(of: "a")?.foreground == .red)
  }

  @Test func `opacity mixes each color with the background`() {
    let frame = render(Rectangle().fill(across.opacity(0.5)), width: 2, height: 1)
    #expect(backgrounds(frame) == [.red.opacity(0.5), .blue.opacity(0.5)])
  }
}
