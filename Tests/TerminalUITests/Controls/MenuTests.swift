import ComposableArchitecture
import TerminalUI
import Testing

/// Menus of buttons and of rows.
@MainActor
@Suite struct MenuTests {
  private let presses = Recorder<String>()

  private func button(_ title: String) -> Button<Text> {
    Button(title) { [presses] in presses.values.append(title) }
  }

  private func probe(@ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: 30, height: 12, view: view)
  }

  @Test func `a menu opens below its button, and a choice closes it`() {
    let probe = probe {
      Menu("Sort") {
        button("By name")
        button("By date")
      }
    }
    #expect(probe.text == "[Sort ▾]")
    probe.press(.return)
    #expect(
      probe.text == """
        [Sort ▾]
        ╭──────────╮
        │ ▌By name │
        │  By date │
        ╰──────────╯
        """
    )
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text == "[Sort ▾]")
    #expect(presses.values == ["By date"])
  }

  @Test func `an open menu names the keys that move in it and choose`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      Menu("Sort") { button("By name") }.toolbar { KeyLabel("x", "Elsewhere") }
    }
    probe.press(.return)
    #expect(probe.frame.lines.last == " Esc Close  ↑↓ Move  ⏎ Choose")
  }

  @Test func `a menu that scrolls shows its items whole`() {
    let probe = ScreenProbe(width: 30, height: 6) {
      Menu("Sort") { ForEach(1..<10) { button("By item \($0)") } }
    }
    probe.press(.return)
    #expect(
      probe.text == """
        ╭─────────────╮
        │ ▌By item 1┃ │
        │  By item 2│ │
        │  By item 3│ │
        │  By item 4│ │
        ╰─────────────╯
        """
    )
  }

  @Test func `escape closes a menu`() {
    let probe = probe { Menu("Sort") { button("By name") } }
    probe.press(.return)
    probe.press(.escape)
    #expect(probe.text == "[Sort ▾]")
    #expect(presses.values == [])
  }

  @Test func `a choice in a menu within a menu closes both`() {
    let probe = probe {
      Menu {
        Menu("More") { button("Deep") }
        button("Flat")
      } label: {
        Label("All", systemImage: "ellipsis")
      }
    }
    #expect(probe.text == "[… All ▾]")
    probe.press(.return)
    probe.press(.return)
    #expect(probe.text.contains("▏More ▾"))
    #expect(probe.text.contains("▌Deep"))
    probe.press(.return)
    #expect(presses.values == ["Deep"])
    #expect(probe.text == "[… All ▾]")
  }

  @Test func `a menu in a key bar opens above it`() {
    let probe = probe {
      Text("a").toolbar { Menu("Sort") { button("By name") }.keyboardShortcut("s") }
    }
    #expect(probe.text.hasSuffix("s Sort"))
    probe.press("s")
    #expect(probe.text.contains("▌By name"))
    // The key of the menu isn't that of its buttons.
    probe.press("s")
    #expect(presses.values == [])
    probe.press(.return)
    #expect(presses.values == ["By name"])
  }

  @Test func `a disabled button isn't chosen`() {
    let probe = probe { Menu("Sort") { button("By name").disabled(true) } }
    probe.press(.return)
    probe.press(.return)
    #expect(presses.values == [])
  }

  @Test func `an inline picker in a menu is an item for each choice`() {
    let probe = probe {
      Stateful("name") { order in
        Menu("Sort: \(order.wrappedValue)") {
          Picker("Order", selection: order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
          }
          .pickerStyle(.inline)
          button("Reset")
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("▌✓ By name"), "\(probe.text)")
    #expect(probe.text.contains("    By date"))
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text == "[Sort: date ▾]")
    probe.press(.return)
    #expect(probe.text.contains("✓ By date"))
    probe.press(.downArrow)
    probe.press(.downArrow)
    probe.press(.return)
    #expect(presses.values == ["Reset"])
  }

  @Test func `a picker in a menu is inline unless it has another style`() {
    let probe = probe {
      Menu("View") {
        Picker("Order", selection: .constant(1)) { ForEach(1..<3) { Text("Choice \($0)").tag($0) } }
        Picker("Size", selection: .constant(1)) { ForEach(1..<3) { Text("Size \($0)").tag($0) } }
          .pickerStyle(.menu)
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("✓ Choice 1"))
    #expect(probe.text.contains("Choice 2"))
    #expect(probe.text.contains("Size: ‹ Size 1 ›"))
    #expect(!probe.text.contains("Size 2"))
  }

  @Test func `a toggle in a menu closes it, unless actions leave it open`() {
    let probe = probe {
      Stateful(false) { isOn in
        VStack(alignment: .leading) {
          Menu("View \(isOn.wrappedValue)") { Toggle("Details", isOn: isOn) }
          Menu("Kept") {
            Toggle("Details", isOn: isOn)
            button("Add")
          }
          .menuActionDismissBehavior(.disabled)
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("[ ] Details"))
    probe.press(.return)
    #expect(probe.text == "[View true ▾]\n[Kept ▾]")
    probe.press(.tab)
    probe.press(.return)
    probe.press(.return)
    #expect(probe.text.contains("[ ] Details"))
    probe.press(.downArrow)
    probe.press(.return)
    #expect(presses.values == ["Add"])
    #expect(probe.text.contains("▌Add"))
    probe.press(.escape)
    #expect(probe.text == "[View false ▾]\n[Kept ▾]")
  }

  private var list: some View {
    List(["a", "b"], id: \.self) { name in
      Text(name).contextMenu { button("Copy \(name)") }.swipeActions { button("Delete \(name)") }
    }
  }

  @Test func `the menu of the selected row has its actions and those of swipes`() {
    let probe = probe { list }
    #expect(probe.text.hasSuffix("m Menu"))
    probe.press("j")
    probe.press("m")
    #expect(probe.text.contains("Copy b"))
    #expect(probe.text.contains("Delete b"))
    #expect(!probe.text.contains("Delete a"))
    probe.press("j")
    probe.press(.return)
    #expect(presses.values == ["Delete b"])
    #expect(!probe.text.contains("Copy b"))
  }

  @Test func `a single row with a menu can be selected`() {
    let probe = probe {
      List {
        Text("a")
        Text("b").contextMenu { button("Copy") }
      }
    }
    probe.press("m")
    probe.press(.return)
    #expect(presses.values == ["Copy"])
  }

  @Test func `each of several views outside a list has its menu, and the key bar names the key once`() {
    let probe = probe {
      ScrollView {
        LazyVStack {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Text("Row \(name)").contextMenu { button("Reply \(name)") }
          }
        }
      }
    }
    #expect(probe.text.components(separatedBy: "m Menu").count == 2)
    probe.press("m")
    probe.press(.return)
    probe.press(.downArrow)
    probe.press("m")
    probe.press(.return)
    #expect(presses.values == ["Reply a", "Reply b"])
  }

  @Test func `the menu of a view outside a list opens wherever the focus is`() {
    let probe = probe {
      VStack {
        button("A")
        Text("b").contextMenu { button("Copy") }
      }
    }
    probe.press("m")
    probe.press(.return)
    #expect(presses.values == ["Copy"])
  }
}
