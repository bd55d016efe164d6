import TerminalUI
import Testing

/// A view with details at its right.
@MainActor
@Suite struct InspectorColumnTests {
  private func probe(width: Int) -> ScreenProbe {
    ScreenProbe(width: width, height: 8) {
      Stateful(true) { isPresented in
        Button("Toggle") { isPresented.wrappedValue.toggle() }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .inspector(isPresented: isPresented) { Text("details").inspectorColumnWidth(20) }
      }
    }
  }

  @Test func `on a wide screen it is a column, which goes and comes`() {
    let probe = probe(width: 100)
    #expect(probe.text.hasPrefix("[Toggle]" + String(repeating: " ", count: 74) + "details"))
    probe.press(.return)
    #expect(probe.text == "[Toggle]")
  }

  @Test func `on a narrow screen it is a sheet`() {
    let probe = probe(width: 60)
    probe.draw()
    #expect(probe.text.contains("details"))
    probe.press(.escape)
    #expect(probe.text == "[Toggle]")
  }
}
