import TerminalUI
import Testing

@MainActor
@Suite struct SparklineTests {
  @Test(
    arguments: [
      ([], ""), ([5], "▄"), ([5, 5, 5], "▄▄▄"), ([0, 7], "▁█"), ([7, 0], "█▁"), ([-1, 0, 1], "▁▅█"),
      ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ([0.1, 0.1001], "▁█"),
    ] as [([Double], String)]
  )
  func `the least value is lowest and the greatest is highest`(values: [Double], expected: String) {
    #expect(render(Sparkline(values), width: 20, height: 1).text == expected)
  }

  @Test(
    arguments: [([1, .nan, 8], "▁█"), ([.infinity, 1, 8, -.infinity], "▁█"), ([.nan], "")]
      as [([Double], String)]
  )
  func `values that aren't finite are left out`(values: [Double], expected: String) {
    #expect(render(Sparkline(values), width: 20, height: 1).text == expected)
  }

  @Test func `a range that is too large for a number is level`() {
    let values = [-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude]
    #expect(render(Sparkline(values), width: 20, height: 1).text == "▄▄▄")
  }

  @Test func `values that share a column are averaged`() {
    let values: [Double] = [0, 0, 7, 7, 0, 0, 7, 7]
    #expect(render(Sparkline(values), width: 4, height: 1).text == "▁█▁█")
    #expect(render(Sparkline(values), width: 2, height: 1).text == "▅▅")
    #expect(render(Sparkline(values), width: 0, height: 1).text == "")
  }

  @Test func `no value is lost if columns are uneven`() {
    let values = (0..<7).map(Double.init)
    let line = render(Sparkline(values), width: 3, height: 1).text
    #expect(line.count == 3)
    #expect(Array(line) == Array(line).sorted())
  }

  @Test func `it has the color of the views around it`() {
    let frame = render(Sparkline([1, 2]).foregroundColor(.green), width: 4, height: 1)
    #expect(frame.style(x: 1, y: 0).foreground == .green)
    #expect(frame.style(x: 2, y: 0) == .plain)
  }
}
