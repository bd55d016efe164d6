import Foundation
import TerminalUI
import Testing

/// Modifiers that act for several rows together, and what belongs to each of the rows.
@MainActor
@Suite struct RowsTogetherTests {
  private struct Cell: View {
    let name: String
    @TerminalUI.State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func probe(
    _ names: Changeable<[String]>,
    @ViewBuilder rows: @escaping @MainActor (Binding<[String]>) -> some View
  ) -> ScreenProbe {
    let screen = ScreenProbe(width: 40, height: 12) { names.view { names in List { rows(names) } } }
    _ = screen.text
    screen.press(.return)
    #expect(screen.text.contains("x 1"))
    return screen
  }

  @Test func `rows keep their state when another one is the first`() {
    let (names, log) = (Changeable(["x", "y"]), Log())
    let screen = probe(names) { names in
      ForEach(names.wrappedValue, id: \.self) { Cell(name: $0) }
        .onAppear { log.add("appeared") }
        .onDisappear { log.add("disappeared") }
        .onChange(of: names.wrappedValue) { log.add("changed") }
    }
    for value in [["new", "x", "y"], ["x"], ["y", "x"]] {
      names.value = value
      #expect(screen.text.contains("x 1"))
    }
    #expect(log.take() == ["appeared", "changed", "changed", "changed"])
  }

  @Test func `a sheet of several rows stays when they come and go`() {
    let (names, isShown) = (Changeable(["x", "y"]), Changeable(false))
    let screen = ScreenProbe(width: 40, height: 12) {
      names.view { names in
        isShown.view { isShown in
          List {
            ForEach(names.wrappedValue, id: \.self) { Cell(name: $0) }.sheet(isPresented: isShown) {
              Cell(name: "sheet")
            }
          }
        }
      }
    }
    isShown.value = true
    _ = screen.text
    screen.press(.return)
    for value in [["new", "x", "y"], ["y"], []] {
      names.value = value
      #expect(screen.text.contains("sheet 1"), "\(screen.text)")
    }
    screen.press(.escape)
    #expect(!screen.text.contains("sheet") && !isShown.value)
  }

  @Test func `a title of several rows is that of the list`() {
    let screen = ScreenProbe(width: 40, height: 12) {
      NavigationStack { List { Section("Head") { Text("row") }.navigationTitle("Title") } }
    }
    #expect(screen.text.hasPrefix("Title"))
  }

  @Test func `an identity around rows isn't theirs`() {
    let names = Changeable(["x"])
    let screen = probe(names) { names in ForEach(names.wrappedValue, id: \.self) { Cell(name: $0) }.id("all")
    }
    names.value = ["x", "y"]
    #expect(screen.text.contains("x 1"))
    names.value = ["z"]
    #expect(screen.text.contains("z 0"))
  }

  private struct Group: Identifiable, Equatable {
    let id: String
    var items: [Item]
  }

  private struct Item: Identifiable, Equatable {
    let id: String
  }

  @Test func `the inner one of two editable collections is edited`() {
    let groups = Changeable([
      Group(id: "A", items: [Item(id: "a1")]), Group(id: "B", items: [Item(id: "b1")]),
    ])
    let screen = ScreenProbe(width: 40, height: 12) {
      groups.view { groups in
        List {
          ForEach(groups, editActions: .delete) { $group in
            Section(group.id) { ForEach($group.items, editActions: .delete) { $item in Text(item.id) } }
          }
        }
      }
    }
    _ = screen.text
    screen.press(.downArrow)
    screen.press(.delete)
    #expect(groups.value.map(\.id) == ["A", "B"] && groups.value.map(\.items.count) == [1, 0])
  }

  @Test func `rows of an element with a menu or a badge are rows`() {
    let log = Log()
    let screen = ScreenProbe(width: 40, height: 12) {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Section(name) {
            Button("\(name)1") { log.add("\(name)1") }
            Button("\(name)2") { log.add("\(name)2") }
          }
          .contextMenu { Button("Remove \(name)") { log.add("removed \(name)") } }
          .badge(3)
        }
      }
    }
    _ = screen.text
    for _ in 0..<2 { screen.press(.downArrow) }
    screen.press(.return)
    #expect(log.take() == ["B1"])
    screen.press("m")
    _ = screen.text
    screen.press(.return)
    #expect(log.take() == ["removed B"])
  }

  @Test func `a picker's headlines aren't choices`() {
    let selection = Changeable("b1")
    let screen = ScreenProbe(width: 40, height: 6) {
      selection.view { selection in
        Picker("Pick", selection: selection) {
          Section("A") { Text("a1").tag("a1") }
          ForEach(["B", "C"], id: \.self) { name in
            Section(name) { ForEach(1..<3) { Text("\(name)\($0)").tag(name.lowercased() + "\($0)") } }
          }
        }
      }
    }
    _ = screen.text
    let seen = (0..<5).map { _ in
      screen.press(.rightArrow)
      _ = screen.text
      return selection.value
    }
    #expect(seen == ["b2", "c1", "c2", "a1", "b1"])
  }
}
