import ComposableArchitecture
import TerminalUI
import Testing

/// Lists while their rows are being edited.
@MainActor
@Suite struct EditModeTests {
  private struct Letters: View {
    @TerminalUI.State private var letters = ["a", "b", "c"]
    var pressed: Recorder<String>?

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in Button(letter) { pressed?.values.append(letter) } }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func probe(_ pressed: Recorder<String>? = nil) -> ScreenProbe {
    ScreenProbe(width: 60, height: 5) {
      Letters(pressed: pressed).frame(width: 8).toolbar { EditButton() }
    }
  }

  private func rows(_ probe: ScreenProbe) -> [String] {
    probe.text.split(separator: "\n").map(String.init).filter { !$0.contains("Delete") }
  }

  @Test func `the button begins and ends the editing of a list`() {
    let probe = probe()
    #expect(rows(probe) == ["a", "b", "c"])
    #expect(probe.text.contains("e Edit"))
    probe.press("e")
    #expect(rows(probe) == ["− a    ≡", "− b    ≡", "− c    ≡"])
    #expect(probe.text.contains("e Done"))
    probe.press("e")
    #expect(rows(probe) == ["a", "b", "c"])
  }

  @Test func `rows are deleted and moved while they are edited, and aren't pressed`() {
    let pressed = Recorder<String>()
    let probe = probe(pressed)
    probe.press("e")
    probe.press(.return)
    #expect(pressed.values == [])
    probe.press("J")
    #expect(rows(probe) == ["− b    ≡", "− a    ≡", "− c    ≡"])
    probe.press(.delete)
    #expect(rows(probe) == ["− b    ≡", "− c    ≡"])
    probe.press("e")
    probe.press(.return)
    #expect(pressed.values == ["c"])
  }

  @Test func `a second click on the mark of a row deletes it`() {
    let probe = probe()
    probe.press("e")
    probe.click(x: 0, y: 1)
    #expect(rows(probe).count == 3)
    probe.click(x: 0, y: 1)
    #expect(rows(probe) == ["− a    ≡", "− c    ≡"])
  }

  @Test func `only rows that can be deleted or moved are marked`() {
    let probe = ScreenProbe(width: 8, height: 4) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).deleteDisabled($0 == "a").moveDisabled($0 == "b") }
          .onDelete { _ in }
          .onMove { _, _ in }
        Text("c")
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(probe.text.hasPrefix("  a    ≡\n− b\n  c"))
  }

  @Test func `rows that can be chosen have circles while they are edited`() {
    let probe = ScreenProbe(width: 8, height: 3) {
      Stateful(Set<String>()) { chosen in
        List(["a", "b"], id: \.self, selection: chosen) { Text($0) }.environment(
          \.editMode,
          .constant(.active)
        )
      }
    }
    #expect(probe.text == "○ a\n○ b")
    probe.press(.return)
    #expect(probe.text == "✓ a\n○ b")
    probe.click(x: 0, y: 1)
    #expect(probe.text == "✓ a\n✓ b")
  }

  @Test func `a mode that the app keeps is followed`() {
    let probe = ScreenProbe(width: 12, height: 4) {
      Stateful(EditMode.inactive) { mode in
        VStack(alignment: .leading) {
          List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
          Text(mode.wrappedValue.isEditing ? "on" : "off")
        }
        .toolbar { EditButton() }
        .environment(\.editMode, mode)
      }
    }
    #expect(probe.text.hasPrefix("a\n"))
    #expect(probe.text.contains("off"))
    probe.press("e")
    #expect(probe.text.hasPrefix("− a\n"))
    #expect(probe.text.contains("on"))
  }

  @Test func `each screen has its own mode`() {
    let probe = ScreenProbe(width: 40, height: 6) {
      NavigationStack {
        List {
          NavigationLink("next") { Letters().frame(width: 8).toolbar { EditButton() } }
          ForEach(["x"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        .toolbar { EditButton() }
      }
    }
    probe.press(.return)
    #expect(rows(probe).first == "a")
    probe.press("e")
    #expect(rows(probe).first == "− a    ≡")
    probe.press(.escape)
    #expect(probe.text.contains("\nx"))
    #expect(!probe.text.contains("−"))
  }

  @Test func `the elements behind a binding are deleted and moved`() {
    struct Todo: Identifiable, Equatable {
      let id: Int
    }
    let todos = Recorder<[Int]>()
    let probe = ScreenProbe(width: 40, height: 4) {
      Stateful((1...3).map { Todo(id: $0) }) { values in
        List(values, editActions: .all) { $todo in Text("row \(todo.id)") }
          .onChange(of: values.wrappedValue) { todos.values.append($1.map(\.id)) }
      }
    }
    probe.press("J")
    probe.press(.delete)
    #expect(todos.values == [[2, 1, 3], [2, 3]])
  }

  @Test func `only the actions that are allowed are there`() {
    struct Todo: Identifiable {
      let id: Int
    }
    let probe = ScreenProbe(width: 40, height: 4) {
      Stateful((1...3).map { Todo(id: $0) }) { values in
        List { ForEach(values, editActions: [.delete]) { $todo in Text("row \(todo.id)") } }
      }
    }
    #expect(probe.text.contains("Delete"))
    #expect(!probe.text.contains("Move"))
  }

  @Test func `a row without a value for the selection has no mark`() {
    let probe = ScreenProbe(width: 20, height: 4) {
      Stateful(Set<Int>()) { chosen in
        List(selection: chosen) {
          ForEach(1..<3) { Text("row \($0)") }
          Button("Add") {}
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    #expect(probe.frame.lines.isEmpty == false)
    #expect(probe.text.hasPrefix("○ row 1\n○ row 2\n  Add"), "\(probe.text)")
  }
}
