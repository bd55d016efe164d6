import TerminalUI
import Testing

/// Fixed and flexible frames. The border shows the size of the frame.
@MainActor
@Suite struct FrameModifierTests {
  /// Returns the number of columns and rows that a view takes on a screen of 20 by 10.
  private func size(_ view: some View) -> Size {
    let frame = render(view.border(.square), width: 22, height: 12)
    let width = frame.lines[0].count - 2
    let height = frame.lines.drop { !$0.hasPrefix("┌") }.prefix { !$0.hasPrefix("└") }.count - 1
    return Size(width: width, height: height)
  }

  @Test(arguments: [(1, 1), (2, 1), (8, 3), (20, 10), (0, 1)])
  func `a fixed frame has its size whatever is inside`(width: Int, height: Int) {
    let expected = Size(width: width, height: height)
    #expect(size(Text("a").frame(width: width, height: height)) == expected)
    #expect(size(Text("a longer text than that").frame(width: width, height: height)) == expected)
    #expect(size(EmptyView().frame(width: width, height: height)) == expected)
  }

  @Test func `without a size a frame is as large as its content`() {
    #expect(size(Text("abc\nd").frame()) == Size(width: 3, height: 2))
    #expect(size(Text("abc\nd").frame(width: 7)) == Size(width: 7, height: 2))
    #expect(size(Text("abc\nd").frame(height: 4)) == Size(width: 3, height: 4))
  }

  @Test(
    arguments: [
      (nil, nil, 3), (5, nil, 5), (2, nil, 3), (nil, 2, 2), (nil, 8, 8), (nil, 99, 20), (5, 8, 8),
      (12, 8, 12),
      (nil, .infinity, 20), (nil, 0, 0), (-5, nil, 3), (nil, -5, 0),
    ] as [(Int?, Int?, Int)]
  )
  func `a flexible width is between its bounds`(least: Int?, most: Int?, expected: Int) {
    #expect(size(Text("abc").lineLimit(1).frame(minWidth: least, maxWidth: most)).width == expected)
  }

  @Test(
    arguments: [
      (nil, nil, 1), (3, nil, 3), (nil, 4, 4), (nil, .infinity, 10), (3, 5, 5), (nil, 0, 0),
    ] as [(Int?, Int?, Int)]
  )
  func `a flexible height is between its bounds`(least: Int?, most: Int?, expected: Int) {
    #expect(size(Text("abc").frame(minHeight: least, maxHeight: most)).height == expected)
  }

  @Test func `an ideal size counts if none is proposed`() {
    let view = Text("abcdefgh ij").frame(minWidth: 2, idealWidth: 6, maxWidth: 15)
    #expect(size(view) == Size(width: 15, height: 1))
    #expect(size(view.fixedSize()) == Size(width: 6, height: 2))
    #expect(size(Text("a").frame(idealWidth: 6).fixedSize()) == Size(width: 6, height: 1))
    #expect(size(Text("a").frame(idealHeight: 4).fixedSize()) == Size(width: 1, height: 4))
    #expect(size(Text("a").frame(idealWidth: 6, maxWidth: 4).fixedSize()).width == 4)
    #expect(size(Text("a").frame(minWidth: 8, idealWidth: 6).fixedSize()).width == 8)
    #expect(size(Text("a").frame(idealWidth: 6)).width == 1)
  }

  @Test(
    arguments: [
      (.topLeading, ["a", "", ""]), (.top, ["  a", "", ""]), (.topTrailing, ["    a", "", ""]),
      (.leading, ["", "a", ""]), (.center, ["", "  a", ""]), (.trailing, ["", "    a", ""]),
      (.bottomLeading, ["", "", "a"]), (.bottom, ["", "", "  a"]), (.bottomTrailing, ["", "", "    a"]),
    ] as [(Alignment, [String])]
  )
  func `content has one of nine places in a larger frame`(alignment: Alignment, expected: [String]) {
    let view = Text("a").frame(width: 5, height: 3, alignment: alignment)
    #expect(render(view, width: 8, height: 3).lines == expected)
    let flexible = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    #expect(render(flexible, width: 5, height: 3).lines == expected)
  }

  @Test func `text is cut off at the edge of its frame`() {
    #expect(render(Text("abcdef").frame(width: 4, height: 1), width: 10, height: 2).text == "abc…")
    #expect(render(Text("ab cd ef").frame(width: 2, height: 2), width: 10, height: 4).text == "ab\nc…")
  }

  @Test(arguments: [Int.max, .infinity, 1 << 40])
  func `a huge frame is cut off at the edge of the screen`(size: Int) {
    func check(_ view: some View) {
      #expect(render(view, width: 4, height: 2).lines == ["a", ""])
      #expect(render(view.border(.square), width: 4, height: 2).lines.count == 2)
      let stacks = VStack {
        HStack {
          view
          view
        }
        view.padding()
      }
      #expect(render(stacks, width: 4, height: 2).lines.count == 2)
    }
    check(Text("a").frame(width: size, height: size, alignment: .topLeading))
    check(Text("a").frame(minWidth: size, minHeight: size, alignment: .topLeading))
    check(Text("a").frame(idealWidth: size, idealHeight: size, alignment: .topLeading).fixedSize())
  }

  @Test(arguments: [-1, Int.min])
  func `a negative size is none`(size: Int) {
    let view = HStack(spacing: 0) {
      Text("abc").frame(width: size, height: size)
      Text("|")
    }
    #expect(render(view, width: 6, height: 2).text == "|")
    #expect(self.size(Text("abc").frame(minWidth: size, minHeight: size)) == Size(width: 3, height: 1))
  }

  @Test func `a fixed size is the ideal one in too little room`() {
    let text = Text("ab cd ef")
    #expect(render(text, width: 5, height: 3).text == "ab cd\nef")
    #expect(render(text.fixedSize(), width: 5, height: 3).text == "ab c…")
    let view = HStack(spacing: 0) {
      text.fixedSize(horizontal: true, vertical: false)
      Text("|").lineLimit(1)
    }
    #expect(render(view, width: 9, height: 1).text == "ab cd ef|")
  }
}
