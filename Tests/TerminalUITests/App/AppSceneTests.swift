import TerminalUI
import Testing

@testable import TerminalViews

private struct Demo: App {
  @TerminalUI.State private var count = 1
  let log: Recorder<String>

  init() { log = Recorder() }

  var body: some Scene {
    let log = log
    WindowGroup { Button("count \(count)") { count += 1 } }
      .commands {
        CommandMenu("Count") { Button("Reset") { count = 0 }.keyboardShortcut("r", modifiers: .command) }
      }
      .onChange(of: count) { old, new in log.values.append("\(old) \(new)") }
    Settings { Text("settings") }
  }
}

private struct Empty: App {
  var body: some Scene { Settings { Text("settings") } }
}

/// Apps made of scenes.
@MainActor
@Suite struct AppSceneTests {
  @Test func `the first window is shown, and the app has a state`() {
    let demo = Demo()
    let probe = ScreenProbe(width: 20, height: 2) { demo._view }
    #expect(probe.text == "[count 1]")
    probe.press(.return)
    #expect(probe.text == "[count 2]")
    #expect(demo.log.values == ["1 2"])
    probe.press(KeyPress("r", modifiers: .control))
    #expect(probe.text == "[count 0]")
  }

  @Test func `an app without a window shows nothing`() {
    #expect(render(Empty()._view, width: 10, height: 2).text.isEmpty)
  }
}
