import TerminalUI
import Testing

/// The search line around a split view.
@MainActor
@Suite struct SplitViewSearchTests {
  @Test func `a search line around is that of the first column, also after a change of the size`() {
    let screen = ScreenProbe(width: 80, height: 8) {
      Stateful("") { text in
        NavigationSplitView {
          List { NavigationLink("Item") { Text("Detail") } }.toolbar {
            Button("Sort") {}.keyboardShortcut("s")
          }
        } detail: {
          Text("Nothing")
        }
        .searchable(text: text)
      }
    }
    #expect(screen.text.contains("/ Search"))
    #expect(screen.press("s") == .handled)
    screen.press(.return)
    #expect(screen.text == "Detail")
    for key: KeyEquivalent in ["/", "s"] { #expect(screen.press(key) == .ignored) }
    screen.resize(width: 120, height: 8)
    #expect(screen.text.contains("/ Search"))
    #expect(screen.press("s") == .handled)
    screen.resize(width: 80, height: 8)
    #expect(screen.text == "Detail")
    screen.press(.escape)
    #expect(screen.text.contains("/ Search"))
  }

  @Test func `a split view within the detail doesn't show the line again`() {
    let screen = ScreenProbe(width: 80, height: 8) {
      NavigationSplitView {
        List {
          NavigationLink("Item") {
            NavigationSplitView {
              Text("Inner")
            } detail: {
              Text("Detail")
            }
          }
        }
      } detail: {
        Text("Nothing")
      }
      .searchable(text: .constant(""))
    }
    screen.press(.return)
    screen.draw()
    #expect(screen.text == "Inner")
    #expect(screen.isComplete())
    screen.press(.escape)
    #expect(screen.text.contains("/ Search"))
  }

  @Test func `a search line is shown again when the split view has been replaced`() {
    let screen = ScreenProbe(width: 80, height: 4) {
      Stateful(false) { isReplaced in
        Group {
          if isReplaced.wrappedValue {
            Text("Empty")
          } else {
            NavigationSplitView {
              List { NavigationLink("Item") { Text("Detail") } }
            } detail: {
              Text("Nothing")
            }
          }
        }
        .searchable(text: .constant(""))
        .onKeyPress("x") {
          isReplaced.wrappedValue = true
          return .handled
        }
      }
    }
    screen.press(.return)
    #expect(screen.text == "Detail")
    screen.press("x")
    #expect(screen.text == " / Search\nEmpty")
  }
}
