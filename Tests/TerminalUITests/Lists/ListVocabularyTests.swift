import ComposableArchitecture
import TerminalUI
import Testing

/// Lists of bindings and numbers, sections that close, and rows that can't be changed.
@MainActor
@Suite struct ListVocabularyTests {
  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private func probe(@ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: 20, height: 6, view: view)
  }

  @Test func `a list of numbers has a row for each`() {
    #expect(probe { List(0..<3) { Text("\($0)") } }.text == "0\n1\n2")
  }

  @Test func `rows of bindings change their elements`() {
    let probe = probe {
      Stateful([Item(id: 1), Item(id: 2)]) { items in
        List(items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
      }
    }
    probe.press("j")
    probe.press(.return)
    #expect(probe.frame.lines[0].contains("[ ]"))
    #expect(probe.frame.lines[1].contains("[x]"))
  }

  @Test func `bindings may have another identity`() {
    let probe = probe {
      Stateful(["a", "b"]) { names in
        VStack { ForEach(names, id: \.self) { $name in Button(name) { name += "!" } } }
      }
    }
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.contains("[b!]"))
  }

  @Test func `bindings may be selected`() {
    let one = probe {
      Stateful([Item(id: 1), Item(id: 2)]) { items in
        List(items, selection: .constant(2)) { $item in Text("\(item.id)") }
      }
    }
    #expect(one.isFocused("2"))
    let several = probe {
      Stateful(["a", "b"]) { names in
        List(names, id: \.self, selection: .constant(Set(["b"]))) { $name in Text(name) }
      }
    }
    #expect(several.text == "  a\n✓ b")
  }

  @Test func `several elements with an identity are chosen`() {
    let probe = probe {
      Stateful(Set<String>()) { selection in List(["a", "b"], id: \.self, selection: selection) { Text($0) } }
    }
    probe.press(.space)
    #expect(probe.text == "✓ a\n  b")
  }

  @Test func `a headline closes its section and opens it`() {
    let probe = probe {
      Stateful(true) { isExpanded in
        List {
          Section("Head", isExpanded: isExpanded) { ForEach(0..<2) { Text("row \($0)") } }
          Text("end")
        }
      }
    }
    #expect(probe.text == "▾ Head\nrow 0\nrow 1\nend")
    #expect(probe.isFocused("Head"))
    probe.press(.return)
    #expect(probe.text == "▸ Head\nend")
    probe.press(.rightArrow)
    #expect(probe.text == "▾ Head\nrow 0\nrow 1\nend")
    probe.press(.leftArrow)
    #expect(probe.text == "▸ Head\nend")
  }

  @Test func `a section outside of a list closes too`() {
    let probe = probe {
      Stateful(false) { isExpanded in
        VStack(alignment: .leading) {
          Section(isExpanded: isExpanded) {
            Text("row")
          } header: {
            Text("Head")
          }
        }
      }
    }
    #expect(probe.text == "▸ Head")
    probe.press(.return)
    #expect(probe.text == "▾ Head\nrow")
  }

  @Test func `rows for which it is disabled are neither deleted nor moved`() {
    let probe = ScreenProbe(width: 50, height: 6) {
      Stateful(["a", "b", "c"]) { names in
        List {
          ForEach(names.wrappedValue, id: \.self) { name in
            Text(name).deleteDisabled(name == "a").moveDisabled(name == "b")
          }
          .onDelete { names.wrappedValue.remove(atOffsets: $0) }
          .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    probe.press(.delete)
    #expect(probe.text.hasPrefix("a\nb\nc"))
    #expect(!probe.text.contains("Delete"))
    probe.press("J")
    #expect(probe.text.hasPrefix("b\na\nc"))
    probe.press("k")
    probe.press("J")
    #expect(probe.text.hasPrefix("b\na\nc"))
    #expect(!probe.text.contains("Move"))
    probe.press(.delete)
    #expect(probe.text.hasPrefix("a\nc"))
  }

  @Test func `a whole collection can be kept from being deleted`() {
    let probe = ScreenProbe(width: 50, height: 6) {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }.deleteDisabled(true) }
    }
    #expect(!probe.text.contains("Delete"))
    #expect(probe.press(.delete) == .ignored)
  }
}
