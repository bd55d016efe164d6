import ComposableArchitecture
import TerminalUI
import Testing

/// The hint in the key bar of what Escape does.
@MainActor
@Suite struct EscapeHintTests {
  private struct Screen: View {
    @State private var selection: Int? = 0
    @State private var isEditing = false
    var hasBackButton = false

    var body: some View {
      NavigationSplitView {
        Pane("List") { List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") } }
      } detail: {
        Pane("Detail") { Button("Press") {} }
          .toolbar { if hasBackButton { Button("Leave") {}.keyboardShortcut(.escape) } }
      }
      .toolbar { Button("Edit") { isEditing = true }.keyboardShortcut("e") }
      .sheet(isPresented: $isEditing) {
        Text("sheet").toolbar { Button("Save") {}.keyboardShortcut("s") }.interactiveDismissDisabled(
          selection == 1
        )
      }
    }
  }

  private func bar(_ probe: ScreenProbe) -> String {
    probe.draw()
    return probe.frame.lines[7].split(separator: " ").joined(separator: " ")
  }

  private func probe(_ screen: Screen, width: Int = 120) -> ScreenProbe {
    let probe = ScreenProbe(width: width, height: 8) { screen }
    probe.draw()
    return probe
  }

  @Test(arguments: [60, 120])
  func `the details say that Escape leads back to the list`(width: Int) {
    let probe = probe(Screen(), width: width)
    if width == 60 {
      // A narrow screen shows the detail of what is selected.
      #expect(bar(probe) == "Esc Back e Edit")
      probe.press(.escape)
    }
    #expect(bar(probe) == "e Edit")
    probe.press(.return)
    #expect(bar(probe) == "Esc Back e Edit")
    probe.press(.escape)
    #expect(bar(probe) == "e Edit")
  }

  @Test func `a focused picker says which keys change it`() {
    let probe = ScreenProbe(width: 60, height: 8) {
      Stateful(0) { choice in
        Picker("Kind", selection: choice) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
        .toolbar { Button("Save") {}.keyboardShortcut("s") }
      }
    }
    #expect(bar(probe) == "←→ Change s Save")
  }

  @Test func `a picker with a hidden label is named to a screen reader`() async {
    let app = ViewDriver(initialState: 0, height: 24, app: { _ in TerminalAppOptions() }) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Picker("Range", selection: .constant(0)) { Text("7 d").tag(0) }.labelsHidden()
    }
    await app.settle()
    #expect(app.told() == ["7 d, Range picker"])
  }

  @Test func `while text is typed, the key bar shows the buttons without a key`() {
    let probe = ScreenProbe(width: 60, height: 8) {
      Text("x").sheet(isPresented: .constant(true)) {
        TextField("Name", text: .constant("")).toolbar {
          Button("Save") {}
          Button("More") {}.keyboardShortcut("m")
        }
      }
    }
    #expect(bar(probe).contains("Save"))
    #expect(!bar(probe).contains("More"))
  }

  @Test func `a button that has Escape says what it does`() {
    let probe = probe(Screen(hasBackButton: true), width: 60)
    probe.press(.return)
    #expect(bar(probe) == "Esc Leave e Edit")
  }

  @Test func `a screen on a stack leads back`() {
    let probe = ScreenProbe(width: 40, height: 8) {
      NavigationStack { NavigationLink("Open") { Text("inner") } }.toolbar {
        Button("Edit") {}.keyboardShortcut("e")
      }
    }
    probe.draw()
    #expect(bar(probe) == "e Edit")
    probe.press(.return)
    #expect(bar(probe) == "Esc Back e Edit")
  }

  @Test func `a button that has Escape but is disabled stands there alone`() {
    let probe = ScreenProbe(width: 60, height: 8) {
      NavigationStack {
        NavigationLink("Open") {
          Text("inner").toolbar { Button("Leave") {}.keyboardShortcut(.escape).disabled(true) }
        }
      }
    }
    probe.draw()
    probe.press(.return)
    #expect(bar(probe) == "Esc Leave")
  }

  @Test func `the hint comes with a screen that doesn't take the focus`() {
    let stack = ScreenProbe(width: 40, height: 8) {
      Stateful([Int]()) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
        }
        .toolbar { Button("Edit") {}.keyboardShortcut("e") }
        .onKeyPress("p") {
          path.wrappedValue.append(1)
          return .handled
        }
      }
    }
    let columns = ScreenProbe(width: 40, height: 8) {
      Stateful(NavigationSplitViewColumn.sidebar) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          Text("side")
        } detail: {
          Text("detail")
        }
        .toolbar { Button("Edit") {}.keyboardShortcut("e") }
        .onKeyPress("p") {
          column.wrappedValue = .detail
          return .handled
        }
      }
    }
    for probe in [stack, columns] {
      probe.draw()
      // The other method draws a second time.
      _ = probe.press(KeyPress("p"))
      #expect(bar(probe) == "Esc Back e Edit")
    }
  }

  @Test func `a sheet can be closed, unless it can't`() {
    let probe = probe(Screen())
    probe.press("e")
    #expect(bar(probe) == "Esc Close s Save")
    probe.press(.escape)
    probe.press("j")
    probe.press("e")
    #expect(bar(probe) == "s Save")
  }

  @Test func `a dialog of buttons says how to press them`() {
    let probe = ScreenProbe(width: 60, height: 8) {
      Text("behind").sheet(isPresented: .constant(true)) {
        HStack {
          Button("Keep") {}
          Button("Remove") {}
        }
      }
      .toolbar { Button("Edit") {}.keyboardShortcut("e") }
    }
    #expect(bar(probe) == "Esc Close ⏎ Press Tab Next")
  }

  @Test func `keys that don't fit beside it leave an ellipsis`() {
    let probe = probe(Screen(), width: 12)
    probe.press(.return)
    #expect(bar(probe) == "Esc Back …")
  }
}
