import ComposableArchitecture
import TerminalUI
import Testing

/// Trees in lists and outside of them.
@MainActor
@Suite struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")]), Folder(id: "d")]), Folder(id: "e"),
  ]

  private func probe(@ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: 20, height: 6, view: view)
  }

  @Test func `rows of a tree open and close`() {
    let probe = probe { List(folders, children: \.folders) { Text($0.id) } }
    #expect(probe.text == "▸ a\n  e")
    probe.press(.return)
    #expect(probe.text == "▾ a\n  ▸ b\n    d\n  e")
    #expect(probe.isFocused("a"))
    probe.press("j")
    probe.press(.rightArrow)
    #expect(probe.text == "▾ a\n  ▾ b\n      c\n    d\n  e")
    #expect(probe.isFocused("b"))
    probe.press("k")
    probe.press(.leftArrow)
    #expect(probe.text == "▸ a\n  e")
    probe.press(.return)
    #expect(probe.text == "▾ a\n  ▾ b\n      c\n    d\n  e")
  }

  @Test func `a selected row stays selected when rows above it open`() {
    let selections = Recorder<String?>()
    let probe = probe {
      Stateful(nil as String?) { selection in
        List(folders, children: \.folders, selection: selection) { Text($0.id) }
          .onChange(of: selection.wrappedValue) { selections.values.append($1) }
      }
    }
    probe.press("j")
    probe.press("k")
    probe.press(.return)
    probe.press("j")
    #expect(selections.values == ["e", "a", "b"])
    #expect(probe.isFocused("b"))
  }

  @Test func `a tree outside of a list opens and closes`() {
    let probe = probe {
      VStack(alignment: .leading) { OutlineGroup(folders, children: \.folders) { Text($0.id) } }
    }
    #expect(probe.text == "▸ a\ne")
    probe.press(.return)
    #expect(probe.text == "▾ a\n  ▸ b\n  d\ne")
  }

  @Test func `a tree stands among other rows`() {
    let probe = probe {
      List {
        Section("Folders") { OutlineGroup(folders, children: \.folders) { Text($0.id) } }
      }
    }
    probe.press(.return)
    #expect(probe.text == "Folders\n▾ a\n  ▸ b\n    d\n  e")
  }
}
