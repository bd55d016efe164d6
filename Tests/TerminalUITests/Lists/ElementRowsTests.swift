import Foundation
import TerminalUI
import Testing

/// Elements of a `ForEach` that are several rows of a list, or none.
@MainActor
@Suite struct ElementRowsTests {
  private struct Group: Identifiable, Equatable {
    let id: String
    var items: [String]
  }

  /// Returns the rows that the arrow takes the selection to, from the first.
  private func selected(_ screen: ScreenProbe, _ count: Int) -> [String] {
    _ = screen.text
    screen.press(.home)
    return (0..<count).map { index in
      if index > 0 { screen.press(.downArrow) }
      return screen.frame.highlighted.joined()
    }
  }

  private struct Groups: View {
    let groups: Binding<[Group]>
    @TerminalUI.State private var picked = "none"

    var body: some View {
      List {
        ForEach(groups.wrappedValue) { group in
          Section(group.id) {
            ForEach(group.items, id: \.self) { item in Button(item) { picked = item } }
              .onDelete { offsets in
                guard let index = groups.wrappedValue.firstIndex(where: { $0.id == group.id }) else { return }
                groups.wrappedValue[index].items.remove(atOffsets: offsets)
              }
          }
        }
        Text("picked \(picked)")
      }
    }
  }

  private func groups() -> (screen: ScreenProbe, set: ([Group]) -> Void) {
    let set = Changeable([Group(id: "A", items: ["a1", "a2"]), Group(id: "B", items: ["b1", "b2"])])
    let screen = ScreenProbe(width: 30, height: 14) { set.view { Groups(groups: $0) } }
    return (screen, { set.value = $0 })
  }

  @Test func `a section for each element has rows that are selected, pressed and deleted`() {
    let (screen, _) = groups()
    #expect(selected(screen, 4) == ["a1", "a2", "b1", "b2"])
    screen.press(.return)
    #expect(screen.text.contains("picked b2"))
    screen.press(.upArrow)
    screen.press(.delete)
    #expect(!screen.text.contains("b1") && screen.text.contains("b2") && screen.text.contains("a1"))
  }

  @Test func `the selection stays with its row when sections come and go`() {
    let (screen, set) = groups()
    _ = selected(screen, 3)
    #expect(screen.frame.highlighted == ["b1"])
    set([
      Group(id: "C", items: ["c1"]), Group(id: "B", items: ["b0", "b1", "b2"]), Group(id: "A", items: ["a1"]),
    ])
    #expect(screen.frame.highlighted == ["b1"], "\(screen.text)")
    set([Group(id: "B", items: ["b1"])])
    #expect(screen.frame.highlighted == ["b1"], "\(screen.text)")
  }

  private struct Counter: View {
    let name: String
    @TerminalUI.State private var count = 0

    var body: some View {
      Section(name) {
        Button("\(name) \(count)") { count += 1 }
        Text("below \(name)")
      }
    }
  }

  @Test func `a view of an element keeps its state when others come`() {
    let set = Changeable(["x", "y"])
    let screen = ScreenProbe(width: 30, height: 12) {
      set.view { names in List { ForEach(names.wrappedValue, id: \.self) { Counter(name: $0) } } }
    }
    _ = selected(screen, 2)
    screen.press(.return)
    #expect(screen.text.contains("y 1") && screen.text.contains("x 0"))
    set.value = ["z", "y", "x"]
    #expect(screen.text.contains("y 1") && screen.text.contains("z 0"), "\(screen.text)")
    set.value = ["x"]
    _ = screen.text
    set.value = ["x", "y"]
    #expect(screen.text.contains("y 0"), "\(screen.text)")
  }

  private struct Pairs: View {
    let names: Binding<[String]>

    var body: some View {
      List {
        ForEach(names.wrappedValue, id: \.self) { name in
          Text("\(name) one")
          Text("\(name) two")
        }
        .onDelete { names.wrappedValue.remove(atOffsets: $0) }
        .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `two views of an element are two rows, which are deleted and moved together`() {
    let set = Changeable(["a", "b", "c"])
    let screen = ScreenProbe(width: 60, height: 12) { set.view { Pairs(names: $0) } }
    #expect(selected(screen, 6) == ["a one", "a two", "b one", "b two", "c one", "c two"])
    _ = selected(screen, 4)
    screen.press("K")
    #expect(set.value == ["b", "a", "c"])
    #expect(screen.frame.highlighted == ["b two"])
    screen.press(.downArrow)
    screen.press(.delete)
    #expect(set.value == ["b", "c"])
    screen.press("J")
    #expect(set.value == ["b", "c"])
  }

  @Observable
  final class Filter {
    var hidden: Set<String> = []
  }

  @Test func `an element without a view has no row`() {
    let filter = Filter()
    let screen = ScreenProbe(width: 20, height: 8) {
      List {
        ForEach(["a", "b", "c"], id: \.self) { name in
          if !filter.hidden.contains(name) { Text("row \(name)") }
        }
        Text("end").tag("end")
      }
    }
    #expect(selected(screen, 4) == ["row a", "row b", "row c", "end"])
    filter.hidden = ["b"]
    #expect(screen.text == "row a\nrow c\nend")
    filter.hidden = ["a", "b", "c"]
    #expect(screen.text == "end")
    filter.hidden = []
    #expect(screen.text == "row a\nrow b\nrow c\nend")
  }

  @Test func `an element's rows have its ID for the selection`() {
    let selection = Changeable(Optional(2))
    let screen = ScreenProbe(width: 20, height: 8) {
      selection.view { selection in
        List(selection: selection) {
          ForEach(1..<4) { number in if number != 3 { Text("row \(number)") } }
        }
      }
    }
    _ = screen.text
    #expect(screen.frame.highlighted == ["row 2"])
    screen.press(.upArrow)
    #expect(selection.value == 1)
  }

  private struct Tree: View {
    let depth: Int

    var body: some View {
      if depth == 0 { Text("leaf") } else { Tree(depth: depth - 1).padding(.leading, 1).tag(depth) }
    }
  }

  @Test func `a view may have views of its type in its body`() {
    let screen = ScreenProbe(width: 20, height: 8) {
      List {
        Tree(depth: 3)
        ForEach(0..<2) { Tree(depth: $0 + 1) }
      }
    }
    #expect(screen.text == "   leaf\n leaf\n  leaf")
  }
}
