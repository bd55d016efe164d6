import TerminalUI
import Testing

/// Text in capitals.
@MainActor
@Suite struct TextCaseTests {
  @Test func `text is in capitals or small letters, and its width follows`() {
    #expect(render(Text("Straße").textCase(.uppercase), width: 9, height: 1).text == "STRASSE")
    #expect(render(VStack { Text("ABC") }.textCase(.lowercase), width: 9, height: 1).text == "abc")
    #expect(render(Text("Abc").textCase(nil).textCase(.uppercase), width: 9, height: 1).text == "Abc")
  }
}
