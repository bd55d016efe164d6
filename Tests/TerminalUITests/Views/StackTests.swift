import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct StackTests {
  private func text(_ view: some View, width: Int = 12, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a spacer takes what is left`() {
    #expect(
      text(
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      ) == "a          b"
    )
    #expect(
      text(
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      ) == "a\n\n\nb"
    )
  }

  @Test func `a spacer takes nothing that others need`() {
    #expect(
      text(
        HStack {
          Text("abcdefg").lineLimit(1); Spacer(); Text("b")
        },
        width: 10
      ) == "abcdefg  b"
    )
    #expect(
      text(
        HStack {
          Text("abcdefgh").lineLimit(1); Spacer(); Text("b")
        },
        width: 11
      ) == "abcdefgh  b"
    )
  }

  @Test func `a column is centered unless it says otherwise`() {
    #expect(
      text(
        VStack {
          Text("abcde"); Text("x")
        }
      ) == "abcde\n  x"
    )
    #expect(
      text(
        VStack(alignment: .leading) {
          Text("abcde"); Text("x")
        }
      ) == "abcde\nx"
    )
    #expect(
      text(
        VStack(alignment: .trailing) {
          Text("abcde"); Text("x")
        }
      ) == "abcde\n    x"
    )
  }

  @Test func `what is less flexible chooses first`() {
    #expect(
      text(
        HStack {
          Text("abcdefghijkl").lineLimit(1); Text("12345")
        }
      ) == "abcde… 12345"
    )
  }

  @Test func `a higher priority chooses first`() {
    let view = HStack {
      Text("abcdefghijkl").lineLimit(1)
      Text("123456789").lineLimit(1).layoutPriority(1)
    }
    #expect(text(view) == "a… 123456789")
  }

  @Test func `a fixed frame keeps its size`() {
    let view = HStack(spacing: 0) {
      Text("ab").frame(width: 4, alignment: .trailing)
      Text("|")
    }
    #expect(text(view) == "  ab|")
  }

  @Test func `a flexible frame fills its place`() {
    #expect(text(Text("ab").frame(maxWidth: .infinity, alignment: .trailing)) == "          ab")
    #expect(text(Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity)) == "\n     ab")
  }

  @Test func `padding and border are around`() {
    #expect(text(Text("ab").padding(.horizontal, 1).border(title: nil)) == "╭────╮\n│ ab │\n╰────╯")
  }

  @Test func `a divider is a line across the stack`() {
    #expect(
      text(
        VStack {
          Text("a"); Divider()
        },
        width: 4,
        height: 2
      ) == " a\n────"
    )
    #expect(
      text(
        HStack(spacing: 0) {
          Text("a"); Divider(); Text("b")
        },
        width: 4,
        height: 1
      ) == "a│b"
    )
  }

  @Test func `layers lie over each other`() {
    #expect(
      text(
        ZStack(alignment: .leading) {
          Text("abcd"); Text("X")
        }
      ) == "Xbcd"
    )
    #expect(text(Text("abcd").overlay(alignment: .trailing) { Text("X") }) == "abcX")
    #expect(text(Text("X").background { Text("-") }) == "X")
    #expect(
      text(
        HStack {
          Text("ab").hidden(); Text("c")
        }
      ) == "   c"
    )
  }

  @Test func `groups and conditions are transparent`() {
    let view = VStack(alignment: .leading) {
      Group {
        Text("a")
        if Bool(true) { Text("b") } else { Text("c") }
        for name in ["d", "e"] { Text(name) }
      }
      if Bool(false) { Text("f") }
      ForEach(0..<2) { Text("\($0)") }
      EmptyView()
      AnyView(Text("g"))
    }
    #expect(text(view, height: 8) == "a\nb\nd\ne\n0\n1\ng")
  }

  @Test func `a narrow place cuts off and never fails`() {
    for width in 0..<6 {
      for height in 0..<4 {
        let frame = render(
          HStack {
            Text("漢字").border(); Spacer(); List { Text("x") }
          },
          width: width,
          height: height
        )
        #expect(frame.lines.count == height)
      }
    }
  }

  @Test func `a table has headlines and columns`() {
    struct Row: Identifiable {
      let id: Int
      var name: String
    }
    let view = Table([Row(id: 1, name: "Ada"), Row(id: 2, name: "Bo")]) {
      TableColumn("ID", alignment: .trailing) { Text("\($0.id)") }.width(3)
      TableColumn("Name", value: \.name)
    }
    #expect(text(view) == " ID Name\n  1 Ada\n  2 Bo")
  }

  @Test func `figures are drawn`() {
    #expect(text(ProgressView("Load", value: 1, total: 2), width: 34) == "Load ━━━━━━━━━━────────── 50%")
    #expect(text(ProgressView("Loading")) == "⠋ Loading")
  }
}
