import TerminalUI
import Testing

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension VerticalAlignment {
  private enum Account: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  fileprivate static let account = VerticalAlignment(Account.self)
}

/// Views at positions of their choice.
@MainActor
@Suite struct AlignmentGuideTests {
  private func text(_ view: some View, width: Int = 10, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a column aligns views at their guides, and is as wide as they need`() {
    let view = VStack(alignment: .leading) {
      Text("ab").alignmentGuide(.leading) { $0.width }
      Text("cd")
      Text("ef").alignmentGuide(.leading) { _ in -1 }
    }
    #expect(text(view.border(), height: 5) == "╭─────╮\n│ab   │\n│  cd │\n│   ef│\n╰─────╯")
  }

  @Test func `an alignment of the app's aligns views at its default`() {
    let view = VStack(alignment: .colon) {
      Text("a: 1").alignmentGuide(.colon) { _ in 1 }
      Text("long: 2").alignmentGuide(.colon) { $0[.trailing] - 3 }
      Text("x")
    }
    #expect(text(view) == "   a: 1\nlong: 2\n    x")
  }

  @Test func `a guide in a stack aligns the stack around`() {
    let view = HStack(alignment: .account) {
      VStack {
        Text("1")
        Text("2")
        Text("@").alignmentGuide(.account) { $0[.top] }
      }
      Text("name").padding(.top, 1).alignmentGuide(.account) { _ in 1 }
    }
    #expect(text(view) == "1\n2\n@ name")
  }

  @Test func `views on top of each other have guides, too`() {
    let view = ZStack(alignment: .topLeading) {
      Text("....")
      Text("x").alignmentGuide(.leading) { _ in -2 }
    }
    #expect(text(view, height: 1) == "..x.")
  }

  @Test func `without guides, views are where they were`() {
    let view = VStack(alignment: .center) {
      Text("abc")
      Text("de")
    }
    let before = text(view)
    _ = text(Text("a").alignmentGuide(.leading) { _ in 1 })
    #expect(text(view) == before)
  }
}
