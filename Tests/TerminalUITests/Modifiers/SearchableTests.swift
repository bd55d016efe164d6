import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct SearchableTests {
  /// Returns a screen with a search line, a list of what is found, and a button.
  private func screen(_ text: String = "") -> ScreenProbe {
    ScreenProbe(width: 20, height: 4) {
      Stateful(text) { text in
        List {
          ForEach(["apple", "banana", "cherry"].filter { $0.hasPrefix(text.wrappedValue) }, id: \.self) {
            Text($0)
          }
        }
        .searchable(text: text, prompt: "Find")
      }
    }
  }

  @Test func `the line shows its prompt and leaves the keys to the content`() {
    let probe = screen()
    #expect(probe.text == " / Find\napple\nbanana\ncherry")
    #expect(probe.frame.style(x: 1, y: 0) == CellStyle(foreground: .accentColor, attributes: .bold))
    #expect(probe.frame.cursor == nil)
    probe.press("j")
    #expect(probe.isFocused("banana"))
  }

  @Test func `the choice of scopes leaves the keys to the content, too`() {
    let probe = ScreenProbe(width: 40, height: 4) {
      Stateful(0) { scope in
        List(["apple", "banana"], id: \.self) { Text($0) }
          .searchable(text: .constant(""), prompt: "Find")
          .searchScopes(scope) {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
      }
    }
    #expect(probe.isFocused("apple"))
    probe.press(.tab)
    probe.press(.tab)
    #expect(probe.isFocused("All"))
    probe.press(.rightArrow)
    #expect(probe.isFocused("Some"))
  }

  @Test func `a slash begins the search and typing narrows the content`() {
    let probe = screen()
    #expect(probe.press("/") == .handled)
    #expect(probe.frame.cursor == .some(Point(x: 3, y: 0)))
    probe.type("ba")
    #expect(probe.text == " / ba\nbanana")
    probe.type("/")
    #expect(probe.text == " / ba/")
  }

  @Test func `arrows that have nowhere to go don't lead back into the field, where commands would be text`() {
    let probe = screen()
    probe.press("/")
    probe.type("zzz")
    probe.press(.return)
    for key in [KeyEquivalent.downArrow, .leftArrow, .rightArrow] {
      probe.press(key)
      #expect(probe.frame.cursor == nil)
    }
    probe.press(.upArrow)
    #expect(probe.frame.cursor != nil)
  }

  @Test func `escape in the content empties a search that was kept, and the key bar says so`() {
    let probe = screen()
    #expect(probe.press(.escape) == .ignored)
    probe.press("/")
    probe.type("b")
    probe.press(.return)
    #expect(probe.text == " / b\nbanana")
    #expect(probe.press(.escape) == .handled)
    #expect(probe.text == " / Find\napple\nbanana\ncherry")
    #expect(probe.press(.escape) == .ignored)

    let bar = ScreenProbe(width: 30, height: 4) {
      Stateful("b") { text in
        List { Text("banana") }.searchable(text: text, prompt: "Find").toolbar {
          Button("Sort") {}.keyboardShortcut("s")
        }
      }
    }
    #expect(bar.text.contains("Esc Clear"))
    bar.press("/")
    #expect(!bar.text.contains("Esc Clear  s Sort"))
  }

  @Test func `return keeps what was found and goes back to it`() {
    let probe = screen()
    probe.press("/")
    probe.type("b")
    #expect(probe.press(.return) == .handled)
    #expect(probe.frame.cursor == nil)
    #expect(probe.text == " / b\nbanana")
    #expect(probe.isFocused("banana"))
  }

  @Test func `escape leaves the search before the screen below it`() {
    let probe = ScreenProbe(width: 30, height: 6) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Button("screen \($0)") {} }
      }
      .searchable(text: .constant(""), prompt: "Find")
    }
    probe.draw()
    probe.press("/")
    #expect(probe.frame.cursor != nil)
    probe.press(.escape)
    #expect(probe.frame.cursor == nil)
    #expect(probe.text.contains("screen 1"))
  }

  @Test func `escape first clears the text and then ends the search`() {
    let probe = screen()
    probe.press("/")
    probe.type("b")
    #expect(probe.press(.escape) == .handled)
    #expect(probe.text == " / Find\napple\nbanana\ncherry")
    #expect(probe.frame.cursor == .some(Point(x: 3, y: 0)))
    #expect(probe.press(.escape) == .handled)
    #expect(probe.frame.cursor == nil)
    #expect(probe.isFocused("banana"))
    #expect(probe.press(.escape) == .ignored)
  }

  @Test func `a search can be taken up again`() {
    let probe = screen("b")
    #expect(probe.text == " / b\nbanana")
    probe.press("/")
    #expect(probe.frame.cursor == .some(Point(x: 4, y: 0)))
    probe.press(.delete)
    #expect(probe.text == " / Find\napple\nbanana\ncherry")
  }

  @Test func `a narrow line shows the end of its text`() {
    let view = Text("content").searchable(text: .constant("a longer text"), prompt: "Find")
    #expect(render(view, width: 10, height: 2).lines[0] == " /  text")
  }
}
