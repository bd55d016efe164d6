import ComposableArchitecture
import TerminalUI
import Testing

/// Layouts that change.
@MainActor
@Suite struct AnyLayoutTests {
  private struct Counter: View {
    @TerminalUI.State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 }.keyboardShortcut("+") }
  }

  private struct Screen: View {
    @TerminalUI.State private var kind = 0

    private var layout: AnyLayout {
      switch kind {
      case 0: AnyLayout(HStackLayout(spacing: 2))
      case 1: AnyLayout(VStackLayout(alignment: .leading))
      default: AnyLayout(ZStackLayout(alignment: .leading))
      }
    }

    var body: some View {
      layout {
        Counter()
        Text("b")
      }
      .onKeyPress("n") {
        kind += 1
        return .handled
      }
    }
  }

  @Test func `another layout keeps the state of the views`() {
    let probe = ScreenProbe(width: 20, height: 3) { Screen() }
    probe.press("+")
    #expect(probe.text == "[count 1]  b")
    probe.press("n")
    #expect(probe.text == "[count 1]\nb")
    probe.press("+")
    probe.press("n")
    #expect(probe.text == "bcount 2]")
  }

  @Test func `stacks as layouts are drawn as stacks`() {
    let pairs: [(AnyView, AnyView)] = [
      (
        AnyView(
          HStackLayout {
            Text("a"); Spacer(); Text("b")
          }
        ),
        AnyView(
          HStack {
            Text("a"); Spacer(); Text("b")
          }
        )
      ),
      (
        AnyView(
          VStackLayout(spacing: 1) {
            Text("a"); Divider()
          }
        ),
        AnyView(
          VStack(spacing: 1) {
            Text("a"); Divider()
          }
        )
      ),
      (
        AnyView(
          ZStackLayout {
            Text("abc"); Text("d")
          }
        ),
        AnyView(
          ZStack {
            Text("abc"); Text("d")
          }
        )
      ),
    ]
    for (layout, stack) in pairs {
      #expect(render(layout, width: 12, height: 4).text == render(stack, width: 12, height: 4).text)
    }
  }

  @Test func `a layout of any type has the cache of its layout`() {
    struct Cached: Layout {
      func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0.sizeThatFits(.unspecified).width } }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> Size {
        cache.append(2)
        return Size(width: cache.reduce(0, +), height: 1)
      }

      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int])
      {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache) {
          subview.place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
          x += width + (cache.last ?? 0)
        }
      }
    }
    let view = AnyLayout(Cached()) {
      Text("abc"); Text("d")
    }
    #expect(render(view, width: 12, height: 1).text == "abc  d")
  }
}
