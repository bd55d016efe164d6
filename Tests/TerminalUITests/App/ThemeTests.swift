import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// The theme is switched while an app runs, and views know it.
@MainActor
@Suite struct ThemeTests {
  @ObservableState
  struct Nothing: Equatable, Sendable {}

  private struct ThemeName: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("theme: \(theme.rawValue)") }
  }

  @Test func `Control-T leads through all themes, and views read which it is`() async {
    let app = ViewDriver(
      initialState: Nothing(),
      height: 40,
      app: { (_: StoreOf<Settable<Nothing>>) in TerminalAppOptions(theme: .light) }
    ) {
      Settable<Nothing>()
    } view: { _ in
      ThemeName()
    }
    await app.settle()
    var seen: [String] = []
    for _ in Theme.allCases {
      seen.append(app.frame.lines[0])
      await app.press("t", modifiers: .control)
    }
    #expect(seen == ["light", "high-contrast", "amber", "auto", "dark"].map { "theme: \($0)" })
    #expect(app.frame.lines[0] == "theme: light")
    await app.press("?")
    #expect(app.text.contains("^T         Next theme"))
    app.close()
  }

  @Test func `another theme repaints the screen in its colors`() {
    let control = AppControl(TerminalAppOptions(theme: .dark))
    let graph = ViewGraph(AppFrame(content: Text("title").font(.title), control: control))
    let buffer = FrameBuffer(size: Size(width: 40, height: 12), palette: graph.palette)
    let writer = ScreenWriter()
    writer.theme = ScreenTheme(control.theme, background: .dark)
    control.themeChanged = { writer.theme = ScreenTheme($0, background: .dark) }
    func bytes() -> String {
      graph.draw(in: buffer)
      return String(decoding: writer.write(buffer, colors: .trueColor, synchronized: true), as: UTF8.self)
    }
    #expect(bytes().contains("38;2;57;197;207"))
    #expect(bytes().isEmpty)
    for _ in 0..<3 { _ = graph.send(KeyPress("t", modifiers: .control)) }
    #expect(control.theme == .amber)
    #expect(bytes().contains("38;2;255;180;84"))
  }
}
