import FeatureViews
import TerminalUI
import Testing

@MainActor
struct BigNumberTests {
  private func lines(_ number: Int, height: Int, width: Int = 80) -> [String] {
    let lines = render(BigNumber(number, height: height), width: width, height: 24).lines
    return lines.filter { !$0.isEmpty }.map { String($0.drop { $0 == " " }) }
  }

  @Test func `small digits are drawn in lines`() {
    #expect(lines(70, height: 4) == ["╺━┓ ┏━┓", "┃ ┃ ┃", "╹ ┗━┛"])
  }

  @Test func `a number without room for digits is text`() {
    #expect(lines(1_234_567, height: 5, width: 20) == ["1234567"])
    #expect(lines(1_234_567, height: 5, width: 4) == ["123…"])
  }

  @Test(arguments: [(5, 5), (9, 5), (10, 10), (19, 15)])
  func `digits grow with the height`(height: Int, rows: Int) {
    let lines = lines(1, height: height)
    #expect(lines.count == rows)
    #expect(lines.last == String(repeating: "█", count: 6 * rows / 5))
  }

  @Test(arguments: [(66, 15), (65, 10), (44, 10), (43, 5), (22, 5), (21, 3)])
  func `they fit the width`(width: Int, rows: Int) {
    // Three digits of 18, 12 or 6 columns, with 6, 4 or 2 between them.
    #expect(lines(888, height: 15, width: width).count == rows)
  }
}
