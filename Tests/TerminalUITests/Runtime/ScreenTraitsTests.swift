import TerminalUI
import Testing

private struct Traits: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(horizontal == .regular ? "wide" : "narrow")
    Text(vertical == .regular ? "high" : "low")
    Text(colorScheme == .dark ? "dark" : "light")
    Text(phase == .active ? "active" : "inactive")
  }
}

/// The size and the look of the screen, as views read them.
@MainActor
@Suite struct ScreenTraitsTests {
  @Test func `size classes follow the screen`() {
    let probe = ScreenProbe(width: 99, height: 24) { VStack(alignment: .leading) { Traits() } }
    #expect(probe.text == "narrow\nhigh\ndark\nactive")
    probe.resize(width: 100, height: 23)
    #expect(probe.text == "wide\nlow\ndark\nactive")
  }

  @Test func `the color scheme is that of the theme`() {
    let probe = ScreenProbe(width: 20, height: 4, isLight: true) { VStack(alignment: .leading) { Traits() } }
    #expect(probe.text == "narrow\nlow\nlight\nactive")
    let view = VStack(alignment: .leading) { Traits() }
      .environment(\.colorScheme, .light).environment(\.horizontalSizeClass, .regular)
    #expect(render(view, width: 20, height: 4).text == "wide\nlow\nlight\nactive")
  }
}
