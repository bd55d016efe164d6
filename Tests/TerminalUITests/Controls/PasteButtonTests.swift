import Foundation
import TerminalUI
import Testing

/// Buttons that take what the user pastes.
@MainActor
@Suite struct PasteButtonTests {
  @Test func `the focused button takes the text, and a press says how to paste`() {
    let log = Log()
    let probe = ScreenProbe(width: 60, height: 4) {
      VStack(alignment: .leading) {
        Button("Other") {}
        PasteButton(payloadType: String.self) { log.add($0.joined()) }
      }
    }
    probe.draw()
    probe.paste("early")
    #expect(log.take() == [])
    probe.press(.tab)
    probe.paste("hello")
    #expect(log.take() == ["hello"])
    probe.press(.return)
    #expect(probe.text.contains("Control-Shift-V"))
    #expect(log.take() == [])
  }

  @Test func `text without an address isn't taken for one`() {
    let log = Log()
    let probe = ScreenProbe(width: 60, height: 4) {
      PasteButton(payloadType: URL.self) { log.add($0.map(\.absoluteString).joined(separator: " ")) }
    }
    probe.draw()
    probe.paste("https://a.example\nhttps://b.example\n")
    #expect(log.take() == ["https://a.example https://b.example"])
    probe.paste("no address")
    #expect(log.take() == [])
    #expect(probe.text.contains("can't be pasted"))
  }

  @Test func `a disabled button takes nothing`() {
    let log = Log()
    let probe = ScreenProbe(width: 60, height: 4) {
      PasteButton(payloadType: String.self) { log.add($0.joined()) }.disabled(true)
    }
    probe.draw()
    probe.paste("hello")
    #expect(log.take() == [])
  }
}
