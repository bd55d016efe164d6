import TerminalUI
import Testing

/// Rows with a view behind them.
@MainActor
@Suite struct RowBackgroundTests {
  private func frame(_ background: Color?) -> Frame {
    let probe = ScreenProbe(width: 6, height: 3) {
      List {
        Text("a").tag(0)
        Text("b").listRowBackground(background).tag(1)
        ForEach(2..<3) { _ in Text("c").listRowBackground(background) }
      }
    }
    probe.draw()
    return probe.frame
  }

  @Test func `the background is as wide as the row`() {
    let frame = frame(.red)
    #expect(frame.text == "a\nb\nc")
    for y in 1..<3 { #expect((0..<6).allSatisfy { frame.style(x: $0, y: y).background == .red }) }
    #expect(frame.style(x: 0, y: 0).background == .selection)
    let plain = self.frame(nil)
    #expect(plain.style(x: 0, y: 1).background == nil)
  }

  @Test func `the selected row has the color of the selection`() {
    let probe = ScreenProbe(width: 6, height: 2) {
      List { ForEach(0..<2) { Text("row \($0)").listRowBackground(Color.red) } }
    }
    probe.press("j")
    #expect((0..<6).allSatisfy { probe.frame.style(x: $0, y: 0).background == .red })
    #expect((0..<6).allSatisfy { probe.frame.style(x: $0, y: 1).background == .selection })
  }

  @Test func `other views are behind the row too`() {
    let frame = render(List { Text("a").listRowBackground(Text("-----")) }, width: 5, height: 1)
    #expect(frame.text == "a----")
  }
}
