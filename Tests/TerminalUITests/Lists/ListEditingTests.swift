import ComposableArchitecture
import TerminalUI
import Testing

/// Rows that are deleted, moved and chosen.
@MainActor
@Suite struct ListEditingTests {
  private func probe(canMove: Bool = true) -> ScreenProbe {
    ScreenProbe(width: 50, height: 6) {
      Stateful(["a", "b", "c"]) { (names: Binding<[String]>) in
        List {
          Text("top")
          Letters(names: names, canMove: canMove)
        }
      }
    }
  }

  private struct Letters: View {
    let names: Binding<[String]>
    let canMove: Bool

    private var move: (@MainActor (IndexSet, Int) -> Void)? {
      guard canMove else { return nil }
      let names = names
      return { source, destination in
        names.wrappedValue.move(fromOffsets: source, toOffset: destination)
      }
    }

    var body: some View { content }

    private var content: some View {
      ForEach(names.wrappedValue, id: \.self) { Text($0) }
        .onDelete { names.wrappedValue.remove(atOffsets: $0) }
        .onMove(perform: move)
    }

    func _collectRows(_ rows: inout _RowList) { content._collectRows(&rows) }
  }

  private func rows(_ probe: ScreenProbe) -> [String] {
    probe.text.split(separator: "\n").map(String.init).filter { $0.count == 1 }
  }

  @Test func `the delete key deletes the selected row`() {
    let probe = probe()
    #expect(rows(probe) == ["a", "b", "c"])
    probe.press("j")
    probe.press(.delete)
    #expect(rows(probe) == ["a", "c"])
    #expect(probe.isFocused("c"))
    probe.press(.delete)
    probe.press(.delete)
    #expect(rows(probe) == [])
    #expect(probe.press(.delete) == .ignored)
  }

  @Test func `capital j and k move the selected row, which stays selected`() {
    let probe = probe()
    probe.press("J")
    #expect(rows(probe) == ["b", "a", "c"])
    #expect(probe.isFocused("a"))
    probe.press("J")
    probe.press("J")
    #expect(rows(probe) == ["b", "c", "a"])
    probe.press("K")
    #expect(rows(probe) == ["b", "a", "c"])
  }

  @Test func `the key bar shows what can be done`() {
    #expect(probe().text.hasSuffix("⌫ Delete  J Move down  K Move up"))
    #expect(probe(canMove: false).text.hasSuffix("⌫ Delete"))
    #expect(!probe(canMove: false).text.contains("Move"))
  }

  @Test func `the key bar of a list without the focus shows nothing of it`() {
    let probe = ScreenProbe(width: 50, height: 6) {
      VStack {
        Button("A") {}
        List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
      }
    }
    #expect(!probe.text.contains("Delete"))
    probe.press(.tab)
    #expect(probe.text.contains("Delete"))
  }

  // MARK: Several selections

  private func choosing(_ names: Recorder<Set<String>>) -> ScreenProbe {
    ScreenProbe(width: 20, height: 5) {
      Stateful(Set<String>()) { selection in
        List(["a", "b", "c", "d"].map { Row(id: $0) }, selection: selection) { Text($0.id) }
          .onChange(of: selection.wrappedValue) { names.values.append($1) }
      }
    }
  }

  private struct Row: Identifiable {
    let id: String
  }

  @Test func `the space bar chooses rows`() {
    let names = Recorder<Set<String>>()
    let probe = choosing(names)
    #expect(probe.text == "  a\n  b\n  c\n  d")
    probe.press(.space)
    probe.press("j")
    probe.press("j")
    probe.press(.return)
    #expect(probe.text == "✓ a\n  b\n✓ c\n  d")
    probe.press(.space)
    #expect(probe.text == "✓ a\n  b\n  c\n  d")
    #expect(names.values == [["a"], ["a", "c"], ["a"]])
  }

  @Test func `shift with an arrow key chooses several rows, and control a all`() {
    let names = Recorder<Set<String>>()
    let probe = choosing(names)
    probe.press(.downArrow, modifiers: .shift)
    probe.press(.downArrow, modifiers: .shift)
    #expect(names.values.last == ["a", "b", "c"])
    probe.press("a", modifiers: .control)
    #expect(names.values.last == ["a", "b", "c", "d"])
  }

  @Test func `a click chooses a row`() {
    let names = Recorder<Set<String>>()
    let probe = choosing(names)
    probe.draw()
    probe.click(x: 2, y: 1)
    probe.draw()
    probe.click(x: 2, y: 1)
    probe.draw()
    #expect(names.values == [["b"], []])
  }

  @Test func `the chosen rows are deleted together`() {
    let probe = ScreenProbe(width: 20, height: 6) {
      Stateful(["a", "b", "c"]) { names in
        Stateful(Set(["a", "b"])) { selection in
          List(selection: selection) {
            ForEach(names.wrappedValue, id: \.self) { Text($0) }
              .onDelete { names.wrappedValue.remove(atOffsets: $0) }
          }
        }
      }
    }
    #expect(probe.text.hasPrefix("✓ a\n✓ b\n  c"))
    probe.press(.delete)
    #expect(probe.text.hasPrefix("  c"))
  }

  // MARK: Offsets

  @Test(
    arguments: [
      ([0], 3, "bcad"), ([0], 2, "bacd"), ([2], 0, "cabd"), ([1, 3], 0, "bdac"), ([0, 1], 4, "cdab"),
      ([0], 0, "abcd"), ([7], 1, "abcd"),
    ] as [([Int], Int, String)]
  )
  func `elements are moved in front of an offset`(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test func `elements at offsets are removed`() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [1, 3])
    #expect(String(letters) == "ac")
  }
}
