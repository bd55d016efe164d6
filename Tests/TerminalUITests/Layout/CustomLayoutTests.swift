import ComposableArchitecture
import TerminalUI
import Testing

/// Each view one column further to the right than the one above it.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: sizes.enumerated().map { $0.offset + $0.element.width }.max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height }
    )
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: Point(x: bounds.minX + index, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

private enum Shift: LayoutValueKey {
  static let defaultValue = 1
}

/// Each view in a corner of the area.
private struct Corners: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let corners: [(Point, Alignment)] = [
      (bounds.origin, .topLeading), (Point(x: bounds.maxX, y: bounds.minY), .topTrailing),
      (Point(x: bounds.minX, y: bounds.maxY), .bottomLeading),
      (Point(x: bounds.maxX, y: bounds.maxY), .bottomTrailing),
    ]
    for (subview, corner) in zip(subviews, corners) {
      subview.place(at: corner.0, anchor: corner.1, proposal: .unspecified)
    }
  }
}

/// Layouts beyond stacks: a user's own, grids, the first view that fits, and views that read their size.
@MainActor
@Suite struct CustomLayoutTests {
  private func text(_ view: some View, width: Int = 10, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a layout of the user's places views`() {
    let stairs = Stairs {
      Text("a")
      Group {
        Text("bb")
        Text("c")
      }
    }
    #expect(text(stairs) == "a\n bb\n  c")
    #expect(text(stairs.border(.square), height: 5) == "┌───┐\n│a  │\n│ bb│\n│  c│\n└───┘")
  }

  @Test func `a view is placed by its anchor`() {
    let view = Corners {
      Text("tl")
      Text("tr")
      Text("bl")
      Text("br")
    }
    #expect(text(view, width: 6, height: 2) == "tl  tr\nbl  br")
  }

  @Test func `the columns of a grid are as wide as their widest views`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("Price")
        Text("9")
      }
      GridRow {
        Text("24 h")
        Text("12 %")
      }
      Divider()
      GridRow { Text("a") }
    }
    #expect(text(grid) == "Price 9\n24 h  12 %\n──────────\na")
  }

  @Test func `a narrow grid shrinks its widest column`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("ab")
        Text("longer text").lineLimit(1)
      }
    }
    #expect(text(grid, width: 9) == "ab longe…")
    #expect(text(grid, width: 1, height: 1).count <= 1)
  }

  @Test func `a row outside a grid is a stack`() {
    #expect(
      text(
        GridRow {
          Text("a")
          Text("b")
        }
      ) == "a b"
    )
  }

  @Test func `the first view that fits is shown, or else the last`() {
    let view = ViewThatFits {
      Text("a long text")
      Text("short")
      Text("s")
    }
    #expect(text(view, width: 11) == "a long text")
    #expect(text(view, width: 10) == "short")
    #expect(text(view, width: 3) == "s")
    #expect(text(ViewThatFits { Text("whatever").lineLimit(1) }, width: 4) == "wha…")
    let tall = ViewThatFits(in: .vertical) {
      Text("a\nb\nc")
      Text("one long line of text").lineLimit(1)
    }
    #expect(text(tall, width: 5, height: 3) == "a\nb\nc")
    #expect(text(tall, width: 5, height: 2) == "one …")
  }

  @Test func `only the view that fits takes the focus`() {
    let presses = Recorder<String>()
    let probe = ScreenProbe(width: 6, height: 1) {
      ViewThatFits {
        Button("a long title") { presses.values.append("long") }
        Button("b") { presses.values.append("short") }
      }
    }
    probe.press(.return)
    #expect(presses.values == ["short"])
    probe.resize(width: 20, height: 1)
    probe.draw()
    probe.press(.tab)
    probe.press(.return)
    #expect(presses.values == ["short", "long"])
  }

  @Test func `a geometry reader tells the size, also after it has changed`() {
    let probe = ScreenProbe(width: 10, height: 3) {
      GeometryReader { proxy in Text("\(proxy.size.width)×\(proxy.size.height)") }
    }
    #expect(probe.text == "10×3")
    probe.resize(width: 12, height: 2)
    #expect(probe.text == "12×2")
  }

  @Test func `a geometry reader follows the values that it reads`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Stateful(1) { value in
        VStack {
          GeometryReader { _ in Text("\(value.wrappedValue)") }
          Button("Next") { value.wrappedValue += 1 }
        }
      }
    }
    #expect(probe.text.hasPrefix("1"))
    probe.press(.return)
    #expect(probe.text.hasPrefix("2"))
  }

  @Test func `a layout reads the values of its views`() {
    struct Shifted: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (row, subview) in subviews.enumerated() {
          subview.place(at: Point(x: subview[Shift.self], y: row), proposal: .unspecified)
        }
      }
    }
    let view = Shifted {
      Text("a")
      Text("b").layoutValue(key: Shift.self, value: 2)
      Text("c").layoutValue(key: Shift.self, value: 3).frame(width: 1).bold()
    }
    #expect(render(view, width: 6, height: 3).text == " a\n  b\n   c")
  }

  @Test func `a cell of a grid may have several columns, and a row its alignment`() {
    let view = Grid(alignment: .topLeading) {
      GridRow {
        Text("a")
        Text("b")
        Text("c")
      }
      GridRow(alignment: .bottom) {
        Text("wide").gridCellColumns(2)
        Text("1\n2")
      }
    }
    #expect(render(view, width: 10, height: 3).text == "a b  c\n     1\nwide 2")
  }
}
