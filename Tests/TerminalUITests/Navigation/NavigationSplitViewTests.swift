import ComposableArchitecture
import Observation
import TerminalUI
import Testing

@MainActor
@Suite struct NavigationSplitViewTests {
  @Observable
  @MainActor
  final class Preference {
    var value: NavigationSplitViewColumn

    init(_ value: NavigationSplitViewColumn) { self.value = value }

    var binding: Binding<NavigationSplitViewColumn> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private struct Screen: View {
    let column: Preference

    var body: some View {
      NavigationSplitView(preferredCompactColumn: column.binding) {
        List(0..<3, id: \.self) { Text("Row \($0)") }
      } detail: {
        VStack(alignment: .leading) {
          Text("Detail")
          Button("Press") {}
        }
      }
    }
  }

  @Test func `a wide screen shows both columns`() {
    let column = Preference(NavigationSplitViewColumn.sidebar)
    let screen = ScreenProbe(width: 100, height: 5) { Screen(column: column) }
    #expect(screen.text.contains("Row 0"))
    #expect(screen.text.contains("Detail"))
    #expect(screen.frame.lines[0].prefix(60).contains("Row 0"))
    #expect(screen.frame.lines[0].dropFirst(60).hasPrefix("Detail"))
    screen.press(.tab)
    #expect(screen.isFocused("[Press]"))
  }

  @Test func `a narrow screen shows one of them, and Escape leads back`() {
    let column = Preference(NavigationSplitViewColumn.sidebar)
    let screen = ScreenProbe(width: 99, height: 5) { Screen(column: column) }
    #expect(screen.text.contains("Row 0"))
    #expect(!screen.text.contains("Detail"))
    #expect(screen.press(.escape) == .ignored)
    column.value = .detail
    #expect(screen.text.contains("Detail"))
    #expect(!screen.text.contains("Row 0"))
    #expect(screen.isFocused("[Press]"))
    #expect(screen.press(.escape) == .handled)
    #expect(column.value == .sidebar)
    #expect(screen.text.contains("Row 0"))
  }

  @Test func `a column is kept when the window changes its size`() {
    let column = Preference(NavigationSplitViewColumn.sidebar)
    let screen = ScreenProbe(width: 120, height: 5) { Screen(column: column) }
    screen.draw()
    screen.press(.downArrow)
    #expect(screen.isFocused("Row 1"))
    screen.resize(width: 60, height: 5)
    #expect(screen.isFocused("Row 1"))
    column.value = .detail
    screen.draw()
    screen.resize(width: 120, height: 5)
    #expect(screen.text.contains("Row 1"))
    #expect(screen.text.contains("Detail"))
  }
}
