import TerminalUI
import Testing

/// Scroll views whose place a binding or an anchor says.
@MainActor
@Suite struct ScrollPositionTests {
  private struct Rows: View {
    let count: Int

    var body: some View {
      VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
    }
  }

  @Test func `a binding scrolls to a row`() {
    let probe = ScreenProbe(width: 12, height: 4) {
      Stateful(Int?.some(20)) { position in
        VStack(alignment: .leading) {
          Button("Top") { position.wrappedValue = 0 }
          ScrollView { Rows(count: 30) }.scrollPosition(id: position, anchor: .top)
        }
      }
    }
    probe.draw()
    #expect(probe.text.contains("row 20"))
    probe.press(.return)
    #expect(probe.text.contains("row 0\n"))
  }

  @Test func `a scroll view begins at its anchor and stays there until the user scrolls`() {
    let probe = ScreenProbe(width: 12, height: 3) {
      Stateful(10) { count in
        ScrollView { Rows(count: count.wrappedValue) }.defaultScrollAnchor(.bottom)
          .onKeyPress("a") {
            count.wrappedValue += 1
            return .handled
          }
      }
    }
    #expect(probe.text.contains("row 9"))
    probe.press("a")
    #expect(probe.text.contains("row 10"))
    probe.press(.upArrow)
    probe.press("a")
    #expect(!probe.text.contains("row 11"))
  }
}
