import TerminalUI
import Testing

/// Settings of views, in a file that doesn't import the architecture.
@MainActor
@Suite struct DefaultAppStorageTests {
  private struct Rows: View {
    @AppStorage("rows") private var rows = 3

    var body: some View { Button("\(rows) rows") { rows += 1 } }
  }

  @Test func `settings in memory need no other import`() {
    let store = AppStorageStore.inMemory
    store.set(7, forKey: "rows")
    let screen = ScreenProbe(width: 30, height: 1) { Rows().defaultAppStorage(store) }
    #expect(screen.text == "[7 rows]")
    screen.press(.return)
    #expect(store.integer(forKey: "rows") == 8)
  }
}
