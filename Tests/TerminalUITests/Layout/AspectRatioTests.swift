import TerminalUI
import Testing

/// Views with proportions. A row counts as two columns.
@MainActor
@Suite struct AspectRatioTests {
  private func size(_ ratio: CGFloat?, _ mode: ContentMode, width: Int, height: Int) -> Size {
    let view = GeometryReader { Text("\($0.size.width)x\($0.size.height)") }.aspectRatio(
      ratio,
      contentMode: mode
    )
    let parts = render(view, width: width, height: height).text.split(whereSeparator: \.isWhitespace)
    let numbers = (parts.first ?? "").split(separator: "x").compactMap { Int($0) }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : .zero
  }

  @Test func `a view fits into the area, or covers it`() {
    #expect(size(1, .fit, width: 40, height: 10) == Size(width: 20, height: 10))
    #expect(size(1, .fit, width: 12, height: 10) == Size(width: 12, height: 6))
    #expect(size(2, .fit, width: 40, height: 20) == Size(width: 40, height: 10))
    #expect(size(0, .fit, width: 40, height: 20) == Size(width: 40, height: 20))
  }

  @Test func `a view without a ratio keeps that of its ideal size`() {
    let view = Color.blue.frame(idealWidth: 8, idealHeight: 2).scaledToFit().border()
    #expect(render(view, width: 30, height: 6).text.split(separator: "\n").first?.count == 18)
  }
}
