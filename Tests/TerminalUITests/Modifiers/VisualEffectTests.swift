import TerminalUI
import Testing

/// Looks that depend on where a view is.
@MainActor
@Suite struct VisualEffectTests {
  @Test func `a view is drawn beside its place, by its size`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      VStack(alignment: .leading) {
        Text("abcd").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        Text("next")
      }
    }
    #expect(probe.text == "    abcd\nnext")
  }

  @Test func `the look follows the place while the user scrolls`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<6) { row in
            Text("row \(row)").visualEffect { content, proxy in
              content.offset(x: proxy.frame(in: .global).minY)
            }
          }
        }
      }
    }
    #expect(probe.frame.text.isEmpty)
    #expect(probe.text.hasPrefix("row 0"))
    #expect(probe.text.contains("\n row 1"))
    probe.press(.downArrow)
    #expect(probe.text.hasPrefix("row 1"))
    #expect(probe.text.contains("\n row 2"))
    #expect(probe.isComplete())
  }

  @Test func `at no opacity, a view isn't drawn`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Text("gone").visualEffect { content, _ in content.opacity(0).scaleEffect(2).blur(radius: 1) }
        Text("here")
      }
    }
    #expect(probe.text == "\nhere")
  }

  @Test func `a look follows the state that it reads`() {
    let column = Changeable(1)
    let probe = ScreenProbe(width: 20, height: 2) {
      column.view { column in
        Text("a").visualEffect { content, _ in content.offset(x: CGFloat(column.wrappedValue)) }
      }
    }
    #expect(probe.text == " a")
    column.value = 3
    #expect(probe.text == "   a")
  }

  @Test func `a view is told when it is scrolled into view and out of it`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 2) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<4) { row in
            Text("row \(row)").onScrollVisibilityChange { isVisible in
              log.add("\(row) \(isVisible ? "in" : "out")")
            }
          }
        }
      }
    }
    probe.draw()
    probe.draw()
    #expect(log.take().sorted() == ["0 in", "1 in"])
    probe.press(.downArrow)
    probe.draw()
    #expect(log.take().sorted() == ["0 out", "2 in"])
    #expect(!probe.needsFrame)
  }
}
