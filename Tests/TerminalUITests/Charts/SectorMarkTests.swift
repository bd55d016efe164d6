import ComposableArchitecture
import TerminalUI
import Testing

/// Circles in charts.
@MainActor
@Suite struct SectorMarkTests {
  private func chart(_ values: [(String, Double)], innerRadius: MarkDimension = .automatic) -> some View {
    Chart(values, id: \.0) { name, value in
      SectorMark(angle: .value("Share", value), innerRadius: innerRadius)
        .foregroundStyle(by: .value("Name", name))
    }
    .chartForegroundStyleScale(["a": .red, "b": .green, "c": .blue])
  }

  @Test func `sectors are in proportion, clockwise from the top`() {
    let frame = render(chart([("a", 2), ("b", 1), ("c", 1)]).chartLegend(.hidden), width: 16, height: 8)
    #expect(frame.style(x: 12, y: 2).foreground == .red)
    #expect(frame.style(x: 12, y: 5).foreground == .red)
    #expect(frame.style(x: 4, y: 5).foreground == .green)
    #expect(frame.style(x: 4, y: 2).foreground == .blue)
    #expect(frame.lines[0].hasPrefix("   "))
  }

  @Test func `a cell on a border has both colors`() {
    let frame = render(chart([("a", 1), ("b", 1), ("c", 2)]).chartLegend(.hidden), width: 10, height: 5)
    #expect(frame.style(x: 8, y: 2).foreground == .red)
    #expect(frame.style(x: 8, y: 2).background == .green)
  }

  @Test func `a circle may have a hole`() {
    let frame = render(chart([("a", 1)], innerRadius: .ratio(0.5)), width: 16, height: 9)
    #expect(frame.lines[4].contains("    "))
    #expect(frame.lines[8] == "● a  ● b  ● c")
  }

  @Test func `what isn't positive has no sector`() {
    let frame = render(
      chart([("a", -1), ("b", .nan), ("c", 0)]).chartLegend(.hidden),
      width: 16,
      height: 8
    )
    #expect(frame.text == "")
    let one = render(
      chart([("a", -1), ("b", 9e299), ("c", 9e299)]).chartLegend(.hidden),
      width: 16,
      height: 8
    )
    #expect(one.style(x: 12, y: 4).foreground == .green)
    #expect(one.style(x: 3, y: 4).foreground == .blue)
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 10, height: 3), Size(width: 80, height: 2)])
  func `a circle fits its area`(size: Size) {
    let chart = Chart {
      SectorMark(angle: .value("Share", 1)).annotation(position: .overlay) { Text("日本") }
    }
    #expect(render(chart, width: size.width, height: size.height).text != "")
  }

  @Test func `a screen reader is told the values`() {
    let view = chart([("a", 2), ("b", 1)])
    let app = ViewDriver(initialState: 0) {
      Nothing()
    } view: { _ in
      view
    }
    #expect(app.told() == ["Chart, 2 sectors, a 2, b 1"])
  }
}
