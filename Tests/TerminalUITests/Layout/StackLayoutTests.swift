import TerminalUI
import Testing

/// The division of the room of stacks among their views.
@MainActor
@Suite struct StackLayoutTests {
  private func row(_ view: some View, width: Int) -> String { render(view, width: width, height: 1).text }

  /// Returns a view that fills its place with a character.
  private func bar(_ character: Character) -> some View {
    Text(String(repeating: character, count: 40)).lineLimit(1)
  }

  @Test(arguments: [30, 29, 12, 9, 5])
  func `views that are equally flexible get equal parts`(width: Int) {
    let view = HStack {
      bar("a")
      bar("b")
      bar("c")
    }
    let parts = row(view, width: width).split(separator: " ").map(\.count)
    #expect(parts.count == 3)
    #expect(parts.reduce(2, +) == width)
    #expect((parts.max() ?? 0) - (parts.min() ?? 0) <= 1)
  }

  @Test func `spacers share the room that is left`() {
    let view = HStack(spacing: 0) {
      Spacer()
      Text("a")
      Spacer()
      Text("b")
      Spacer()
    }
    #expect(row(view, width: 8) == "  a  b")
    #expect(row(view, width: 2) == "ab")
    #expect(row(view, width: 11) == "   a   b")
  }

  @Test(arguments: [(nil, "a b"), (0, "ab"), (3, "a   b"), (-2, "ab")] as [(Int?, String)])
  func `spacing is between the views of a row, one column by default`(spacing: Int?, expected: String) {
    let view = HStack(spacing: spacing) {
      Text("a")
      Text("b")
    }
    #expect(row(view, width: 10) == expected)
  }

  @Test(arguments: [(nil, "a\nb"), (0, "a\nb"), (2, "a\n\n\nb"), (-2, "a\nb")] as [(Int?, String)])
  func `spacing is between the views of a column, none by default`(spacing: Int?, expected: String) {
    let view = VStack(spacing: spacing) {
      Text("a")
      Text("b")
    }
    #expect(render(view, width: 10, height: 5).text == expected)
  }

  @Test(arguments: [Int.max, .infinity])
  func `huge spacing and spacers don't fail`(length: Int) {
    let row = HStack(spacing: length) {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(render(row.border(), width: 8, height: 3).lines.count == 3)
    let column = VStack(spacing: length) {
      Text("a")
      Spacer(minLength: length)
      Text("b")
    }
    #expect(render(column.border(), width: 8, height: 3).lines.count == 3)
  }

  @Test(
    arguments: [(.top, 0), (.center, 1), (.bottom, 2)] as [(VerticalAlignment, Int)]
  )
  func `a row places lower views by its alignment`(alignment: VerticalAlignment, y: Int) {
    let view = HStack(alignment: alignment) {
      Text("1\n2\n3")
      Text("x")
    }
    var expected = ["1", "2", "3"]
    expected[y] += " x"
    #expect(render(view, width: 5, height: 3).lines == expected)
  }

  @Test(
    arguments: [(.leading, ["ab", "漢字漢"]), (.center, ["  ab", "漢字漢"]), (.trailing, ["    ab", "漢字漢"])]
      as [(HorizontalAlignment, [String])]
  )
  func `a column places narrower views by its alignment`(alignment: HorizontalAlignment, expected: [String]) {
    let view = VStack(alignment: alignment) {
      Text("ab")
      Text("漢字漢")
    }
    #expect(render(view, width: 10, height: 2).lines == expected)
  }

  @Test func `priorities decide in their order`() {
    let view = HStack {
      bar("a").layoutPriority(-1)
      Text("bbbb").lineLimit(1)
      Text("cccc").lineLimit(1).layoutPriority(2)
      Text("dddd").lineLimit(1).layoutPriority(1)
    }
    #expect(row(view, width: 20) == "aaaa… bbbb cccc dddd")
    #expect(row(view, width: 16) == "… bbbb cccc dddd")
    #expect(row(view, width: 13).hasSuffix("cccc dddd"))
  }

  @Test func `stacks in stacks keep their alignment`() {
    let view = HStack(alignment: .top) {
      VStack(alignment: .trailing) {
        Text("a")
        Text("long")
      }
      VStack(alignment: .leading) {
        Text("b")
        HStack {
          Text("c")
          Text("d")
        }
        Text("e")
      }
    }
    #expect(
      render(view, width: 20, height: 4).text == """
           a b
        long c d
             e
        """
    )
  }

  @Test func `hundreds of views are laid out in order`() {
    let row = HStack(spacing: 0) { ForEach(0..<300) { Text("\($0 % 10)") } }
    #expect(render(row, width: 300, height: 1).text == String(repeating: "0123456789", count: 30))
    let column = VStack { ForEach(0..<300) { Text("\($0)") } }
    #expect(render(column, width: 5, height: 300).lines.last == "299")
  }

  @Test func `an empty stack takes no room`() {
    let view = HStack {
      Text("a")
      VStack {}
      Text("b")
    }
    #expect(row(view, width: 10) == "a  b")
    #expect(render(HStack {}, width: 10, height: 1).text == "")
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (3, 1)])
  func `any screen is large enough for a deep layout`(width: Int, height: Int) {
    let view = HStack {
      VStack {
        Text("漢字 and more").border(title: "Title").padding()
        Divider()
        ProgressView("Load", value: 0.5)
      }
      .frame(minWidth: 10, maxWidth: .infinity)
      ZStack {
        LinePlot([(x: 0, y: 1), (x: 1, y: 2)])
        Button("OK") {}
      }
      .border(.double)
      Spacer(minLength: 5)
      Text("漢").background(.red).overlay { Text("字") }
    }
    .toolbar { Button("Quit") {}.keyboardShortcut("q") }
    #expect(render(view, width: width, height: height).lines.count == height)
  }

  // MARK: Dividers

  @Test(arguments: [(1, "─"), (4, "────"), (9, "─────────")])
  func `a divider of a column is as wide as the column`(width: Int, expected: String) {
    let view = VStack(alignment: .leading) {
      Text("a")
      Divider()
      Text("b")
    }
    #expect(render(view, width: width, height: 3).lines == ["a", expected, "b"])
  }

  @Test func `a divider of a row is as high as the row`() {
    let view = HStack(spacing: 0) {
      Text("a\nb")
      Divider()
      Text("c")
    }
    #expect(render(view.fixedSize(horizontal: false, vertical: true), width: 5, height: 4).text == "a│c\nb│")
  }

  private struct Separator: View {
    var body: some View { Divider() }
  }

  @Test func `a divider keeps its direction inside other views`() {
    let row = HStack(spacing: 0) {
      Text("a")
      Divider().padding(.horizontal, 1)
      Divider().frame(height: 1)
      Divider().foregroundColor(.red).bold()
      Separator().padding(.leading, 1)
      Text("b")
    }
    #expect(render(row, width: 12, height: 1).text == "a │ ││ │b")
    let column = VStack(alignment: .leading) {
      HStack { VStack { Divider() } }
      HStack { ScrollView { Divider() } }
      Divider().padding(.leading, 2)
    }
    #expect(render(column, width: 4, height: 3).text == "────\n───\n  ──")
  }

  @Test func `a divider is dim and has the color around it`() {
    let view = VStack { Divider() }.foregroundColor(.red)
    let style = render(view, width: 2, height: 1).style(x: 1, y: 0)
    #expect(style == CellStyle(foreground: .red, attributes: .dim))
  }

  @Test func `spaces that were meant for points get smaller where the views don't fit`() {
    let column = VStack(spacing: 20) {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(render(column, width: 3, height: 9).text == "a\n\n\n\nb\n\n\n\nc")
    #expect(render(column, width: 3, height: 3).text == "a\nb\nc")
    let row = HStack(spacing: 20) {
      Text("one")
      Text("two")
    }
    #expect(render(row, width: 40, height: 1).text == "one                    two")
    #expect(render(row, width: 10, height: 1).text == "one    two")
    #expect(render(row, width: 6, height: 1).text == "o… two")
  }

  @Test func `what scrolls leaves the spaces as they are`() {
    let column = VStack(spacing: 2) {
      Text("a")
      ScrollView { ForEach(0..<9) { Text("\($0)") } }
    }
    let lines = render(column, width: 3, height: 5).lines.map { $0.filter { $0 != " " } }
    #expect(lines.prefix(3) == ["a", "", ""])
  }
}
