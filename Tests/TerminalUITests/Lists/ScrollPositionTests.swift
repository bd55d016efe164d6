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

  @Test func `a binding names the view to which the user has scrolled, which doesn't move it`() {
    let told = Recorder<Int?>()
    let probe = ScreenProbe(width: 12, height: 4) {
      Stateful(Int?.none) { position in
        ScrollView {
          VStack(alignment: .leading) { ForEach(0..<30, id: \.self) { Text("row \($0)\n-") } }
        }
        .scrollPosition(id: position, anchor: .top)
        .onChange(of: position.wrappedValue) { told.values.append(position.wrappedValue) }
      }
    }
    probe.draw()
    for _ in 0..<5 { probe.press(.downArrow) }
    #expect(probe.frame.lines[0].hasPrefix("-"))
    #expect(probe.frame.lines[1].hasPrefix("row 3"))
    #expect(told.values == [0, 1, 2])
  }

  @Test func `a position scrolls to edges, points and views, and tells that the user has scrolled`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      Stateful(ScrollPosition(idType: Int.self, edge: .bottom)) { position in
        let (value, user) = (position.wrappedValue, position.wrappedValue.isPositionedByUser)
        Text("\(value.viewID(type: Int.self) ?? -1) \(value.edge == .bottom) \(user)")
        ScrollView { Rows(count: 30) }.scrollPosition(position)
          .onKeyPress("t") {
            position.wrappedValue.scrollTo(edge: .top)
            return .handled
          }
          .onKeyPress("y") {
            position.wrappedValue.scrollTo(y: 7)
            return .handled
          }
          .onKeyPress("v") {
            position.wrappedValue.scrollTo(id: 20, anchor: .top)
            return .handled
          }
      }
    }
    func lines() -> [String] {
      probe.text.split(separator: "\n").prefix(2).map {
        $0.filter { $0 != "▴" && $0 != "▾" }.trimmingCharacters(in: .whitespaces)
      }
    }
    probe.draw()
    #expect(lines() == ["-1 true false", "row 27"])
    probe.press(.upArrow)
    #expect(lines() == ["26 false true", "row 26"])
    probe.press("t")
    #expect(lines() == ["-1 false false", "row 0"])
    probe.press("y")
    #expect(lines() == ["-1 false false", "row 7"])
    probe.press("v")
    #expect(lines() == ["20 false false", "row 20"])
    probe.press(.pageDown)
    #expect(lines() == ["22 false true", "row 22"])
    probe.press("v")
    #expect(lines() == ["20 false false", "row 20"])
  }

  @Test func `a position scrolls a list to its ends`() {
    let probe = ScreenProbe(width: 12, height: 4) {
      List(0..<30, id: \.self) { Text("row \($0)") }
        .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
    }
    #expect(probe.text.contains("row 29"))
  }
}
