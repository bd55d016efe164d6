import ComposableArchitecture
import TerminalUI
import Testing

/// The focus in the columns of a split view on a wide screen.
@MainActor
@Suite struct SplitViewFocusTests {
  private enum Detail { case fitting, scrolling, control }

  private struct Screen: View {
    let detail: Detail
    @State private var selection: Int? = 0
    @State private var isLong = false

    var body: some View {
      NavigationSplitView {
        Pane("List") {
          List(selection: $selection) { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
        }
      } detail: {
        Pane("Detail") {
          switch detail {
          case .fitting: Text("Item \(selection ?? -1)")
          case .scrolling:
            ScrollView {
              VStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }
            }
          case .control: Button("Press") {}
          }
        }
      }
    }
  }

  private func screen(_ detail: Detail, width: Int = 120) -> ScreenProbe {
    let screen = ScreenProbe(width: width, height: 8) { Screen(detail: detail) }
    screen.draw()
    return screen
  }

  private func isDetailLit(_ screen: ScreenProbe) -> Bool {
    screen.draw()
    return screen.frame.style(x: 72, y: 0).foreground == .accentColor
  }

  private func isListLit(_ screen: ScreenProbe) -> Bool {
    screen.draw()
    return screen.frame.style(x: 0, y: 0).foreground == .accentColor
  }

  @Test func `details that were left stay away when the screen gets narrow`() {
    let screen = ScreenProbe(width: 120, height: 8) {
      Stateful(NavigationSplitViewColumn.sidebar) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          List(0..<3, id: \.self, selection: .constant(0)) { Text("Row \($0)") }
            .onKeyPress("o") {
              column.wrappedValue = .detail
              return .handled
            }
        } detail: {
          Button("Press") {}
        }
      }
    }
    screen.draw()
    screen.press("o")
    screen.press(.return)
    screen.draw()
    screen.press(.escape)
    screen.resize(width: 80, height: 8)
    #expect(screen.text.contains("Row 1"))
  }

  @Test(arguments: [Detail.fitting, .scrolling, .control], [false, true])
  private func `Return on a row lights the detail, and keys lead back`(detail: Detail, isMoved: Bool) {
    for back in [KeyPress(.escape), KeyPress(.leftArrow), KeyPress(.tab, modifiers: .shift)] {
      let screen = screen(detail)
      if isMoved { screen.press(.downArrow) }
      #expect(screen.press(.return) == .handled)
      #expect(isDetailLit(screen))
      #expect(!isListLit(screen))
      screen.press(back.key, modifiers: back.modifiers)
      #expect(!isDetailLit(screen))
      #expect(screen.isFocused(isMoved ? "Row 1" : "Row 0"))
      #expect(screen.press(.escape) == .ignored)
    }
  }

  @Test(arguments: [Detail.fitting, .scrolling, .control])
  private func `Tab and the arrow reach a detail`(detail: Detail) {
    for key in [KeyEquivalent.tab, .rightArrow] {
      let screen = screen(detail)
      #expect(screen.press(key) == .handled)
      #expect(isDetailLit(screen))
    }
  }

  @Test func `the arrows scroll the detail that Return has opened`() {
    let screen = screen(.scrolling)
    screen.press(.return)
    screen.press(.downArrow)
    #expect(!screen.text.contains("Line 0 "))
    #expect(screen.text.contains("Line 6"))
    screen.press(.escape)
    screen.press(.downArrow)
    #expect(screen.isFocused("Row 1"))
  }

  @Test func `keys that come before the next frame go to the detail`() {
    let screen = screen(.scrolling)
    screen.press(KeyPress(.return))
    screen.press(KeyPress(.downArrow))
    #expect(screen.text.contains("Line 6"))
    #expect(isDetailLit(screen))
  }

  @Test func `a click on the selected row leaves the focus there`() {
    let screen = screen(.control)
    screen.press(.return)
    screen.click(x: 4, y: 1)
    #expect(screen.isFocused("Row 0"))
  }

  @Test func `a narrow screen shows the detail instead`() {
    let screen = screen(.fitting, width: 80)
    screen.press(.return)
    #expect(screen.text.contains("Item 0"))
    #expect(!screen.text.contains("Row 0"))
    screen.press(.escape)
    #expect(screen.isFocused("Row 0"))
  }

  @Test(arguments: [false, true])
  func `the focus stays in a detail whose content grows or shrinks`(isLong: Bool) {
    let isLong = LockIsolated(isLong)
    let screen = ScreenProbe(width: 120, height: 8) {
      Stateful(isLong.value) { isLong in
        NavigationSplitView {
          List(selection: .constant(0 as Int?)) { Text("Row").tag(0) }
        } detail: {
          Pane("Detail") {
            ScrollView {
              VStack(alignment: .leading) {
                ForEach(0..<(isLong.wrappedValue ? 20 : 2), id: \.self) { Text("\($0)") }
              }
            }
          }
        }
        .toolbar { Button("Change") { isLong.wrappedValue.toggle() }.keyboardShortcut("c") }
      }
    }
    screen.press(.return)
    #expect(isDetailLit(screen))
    screen.press("c")
    #expect(isDetailLit(screen))
    screen.press("c")
    #expect(isDetailLit(screen))
    screen.press(.escape)
    #expect(screen.isFocused("Row"))
  }

  @Test func `a row whose button shows another screen has the focus when that screen is left`() {
    let screen = ScreenProbe(width: 120, height: 8) {
      Stateful(nil as Int?) { opened in
        NavigationStack {
          NavigationSplitView {
            List(selection: .constant(0 as Int?)) {
              ForEach(0..<2, id: \.self) { row in Button("Row \(row)") { opened.wrappedValue = row } }
            }
          } detail: {
            Pane("Detail") { Text("Item") }
          }
          .navigationDestination(item: opened) { Text("Screen \($0)") }
        }
      }
    }
    screen.press(.return)
    #expect(screen.text == "Screen 0")
    screen.press(.escape)
    #expect(screen.isFocused("Row 0"))
    #expect(!isDetailLit(screen))
  }

  @Test func `a sheet that a row's button shows leaves the focus to the row`() {
    let screen = ScreenProbe(width: 120, height: 8) {
      Stateful(false) { isShown in
        NavigationSplitView {
          List(selection: .constant(0 as Int?)) { Button("Row") { isShown.wrappedValue = true }.tag(0) }
        } detail: {
          Pane("Detail") { Text("Item") }
        }
        .sheet(isPresented: isShown) { Button("Inside") {} }
      }
    }
    screen.press(.return)
    #expect(screen.isFocused("[Inside]"))
    screen.press(.escape)
    #expect(screen.isFocused("Row"))
  }

  @Test func `an alert in the detail has its own rule for the focus, and gives it back`() {
    let screen = ScreenProbe(width: 120, height: 12) {
      Stateful(false) { isShown in
        NavigationSplitView {
          List(selection: .constant(0 as Int?)) { Text("Row").tag(0) }
        } detail: {
          Pane("Detail") {
            Text("Item").alert("Sure?", isPresented: isShown) {
              Button("Delete", role: .destructive) {}
              Button("Keep", role: .cancel) {}
            }
          }
        }
        .toolbar { Button("Ask") { isShown.wrappedValue = true }.keyboardShortcut("a") }
      }
    }
    for isInDetail in [false, true] {
      if isInDetail { screen.press(.return) }
      screen.press("a")
      #expect(screen.isFocused("[Keep]"))
      screen.press(.escape)
      #expect(isDetailLit(screen) == isInDetail)
    }
  }

  @Test func `a row that isn't of the selection keeps the focus`() {
    let screen = ScreenProbe(width: 120, height: 8) {
      NavigationSplitView {
        List(selection: .constant(nil as Int?)) { Button("More") {} }
      } detail: {
        Button("Press") {}
      }
    }
    screen.press(.return)
    #expect(screen.isFocused("More"))
  }

  @Test func `a list without a selection keeps the focus`() {
    let screen = ScreenProbe(width: 120, height: 8) {
      NavigationSplitView {
        List { Button("Row") {} }
      } detail: {
        Button("Press") {}
      }
    }
    screen.press(.return)
    #expect(screen.isFocused("Row"))
  }

  // MARK: Columns one above the other

  private func stacked(width: Int, height: Int) -> ScreenProbe {
    let screen = ScreenProbe(width: width, height: height) {
      NavigationSplitView {
        Pane("List") { List(selection: .constant(0 as Int?)) { Text("Row").tag(0) } }
      } detail: {
        Pane("Detail") { Text("Item") }.navigationSplitViewColumnHeight(5)
      }
    }
    screen.draw()
    return screen
  }

  @Test func `a column with a height is below the list on a narrow screen`() {
    let screen = stacked(width: 80, height: 20)
    #expect(screen.frame.lines[0].hasPrefix("╭─ List ─"))
    #expect(screen.frame.lines[15].hasPrefix("╭─ Detail ─"))
    #expect(screen.press(.return) == .handled)
    #expect(screen.frame.style(x: 0, y: 15).foreground == .accentColor)
    screen.press(.escape)
    #expect(screen.isFocused("Row"))
    screen.press(.downArrow)
    #expect(screen.frame.style(x: 0, y: 15).foreground == .accentColor)
    screen.press(.upArrow)
    #expect(screen.isFocused("Row"))
    screen.resize(width: 80, height: 8)
    #expect(screen.text.split(separator: "\n")[4].hasPrefix("╭─ Detail ─"))
    screen.resize(width: 120, height: 8)
    #expect(screen.text.contains("╮╭─ Detail ─"))
  }
}
