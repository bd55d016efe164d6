import ComposableArchitecture
import TerminalUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Containers of an app that work with the views in their content.
@MainActor
@Suite struct SubviewsTests {
  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: content) { subview in
          HStack {
            Text(subview.containerValues.isPinned ? "!" : "-")
            subview
          }
        }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("d")
      Text("e")
    }
  }

  @Test func `each view of the content is wrapped, those of loops and conditions too`() {
    let frame = render(
      Board {
        Text("a")
        ForEach(1..<3) { number in
          if number == 2 { Text("two").containerValue(\.isPinned, true) } else { Text("one") }
        }
        if false { Text("never") }
        Group {
          Text("b")
          Text("c")
        }
        .containerValue(\.isPinned, true)
        Pair()
      },
      width: 20,
      height: 8
    )
    #expect(frame.text == "- a\n- one\n! two\n! b\n! c\n- d\n- e")
  }

  @Test func `a part of the views is a view`() {
    let frame = render(
      Group(subviews: ForEach(0..<5) { Text("row \($0)") }) { subviews in
        VStack(alignment: .leading, spacing: 0) {
          Text("\(subviews.count)")
          subviews[1..<3]
          subviews.last
        }
      },
      width: 20,
      height: 8
    )
    #expect(frame.text == "5\nrow 1\nrow 2\nrow 4")
  }

  @Test func `a tag is among the values`() {
    let frame = render(
      Group(subviews: Text("x").tag(7)) { subviews in
        Text("\(subviews.first?.containerValues.tag(for: Int.self) ?? 0)")
      },
      width: 20,
      height: 2
    )
    #expect(frame.text == "7")
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a view keeps its state when another one is inserted before it`() {
    let screen = ScreenProbe(width: 30, height: 6) {
      Stateful(false) { hasFirst in
        Board {
          if hasFirst.wrappedValue { Text("first") }
          Counter()
          Button("Insert") { hasFirst.wrappedValue = true }
        }
      }
    }
    screen.draw()
    screen.press(.return)
    #expect(screen.text.contains("count 1"))
    screen.press(.tab)
    screen.press(.return)
    #expect(screen.text.contains("first"))
    #expect(screen.text.contains("count 1"))
  }
}
