import ComposableArchitecture
import TerminalUI
import Testing

/// Links and selections of a split view, which fill its other columns.
@MainActor
@Suite struct SplitViewLinkTests {
  private func probe(_ width: Int, @ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: width, height: 6, view: view)
  }

  private func links(_ width: Int) -> ScreenProbe {
    probe(width) {
      NavigationSplitView {
        List {
          NavigationLink("A") { Text("detail A") }
          NavigationLink("B") { Text("detail B") }
        }
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test func `a link in the sidebar fills the detail beside it`() {
    let probe = links(120)
    #expect(probe.text.contains("nothing"))
    probe.press("j")
    probe.press(.return)
    #expect(probe.text.contains("detail B"))
    #expect(!probe.text.contains("nothing"))
    #expect(probe.frame.highlighted.first?.hasPrefix("B") == true)
    probe.press("k")
    probe.press(.return)
    #expect(probe.text.contains("detail A"))
    #expect(!probe.text.contains("detail B"))
    #expect(probe.press(.escape) == .ignored)
  }

  @Test func `a link in the sidebar shows the detail on a narrow screen, and escape leads back`() {
    let probe = links(80)
    probe.press("j")
    probe.press(.return)
    #expect(probe.text == "detail B")
    #expect(probe.press(.escape) == .handled)
    #expect(probe.text.hasPrefix("A"))
    #expect(probe.isFocused("B"))
    #expect(probe.press(.escape) == .ignored)
    probe.resize(width: 120, height: 6)
    #expect(probe.text.contains("detail B"))
  }

  @Test(arguments: [80, 120], [true, false])
  func `a value leads to the screen that the sidebar or the detail has set`(width: Int, isInSidebar: Bool) {
    let probe = probe(width) {
      NavigationSplitView {
        if isInSidebar {
          List { NavigationLink("one", value: 1) }.navigationDestination(for: Int.self) {
            Text("number \($0)")
          }
        } else {
          List { NavigationLink("one", value: 1) }
        }
      } detail: {
        if isInSidebar {
          Text("nothing")
        } else {
          NavigationStack { Text("nothing").navigationDestination(for: Int.self) { Text("number \($0)") } }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("number 1"))
    #expect(!probe.text.contains("nothing"))
    probe.press(.escape)
    #expect(probe.isFocused("one"))
  }

  @Test func `a screen in the detail follows the state around its link`() {
    let probe = probe(120) {
      Stateful(0) { count in
        NavigationSplitView {
          VStack {
            NavigationLink("Go") { Text("\(count.wrappedValue) times") }
            Button("Add") { count.wrappedValue += 1 }
          }
        } detail: {
          Text("nothing")
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("0 times"))
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.contains("1 times"))
  }

  @Test func `links in the detail are stacked there, and escape goes back through them`() {
    let probe = probe(80) {
      NavigationSplitView {
        NavigationLink("A") { NavigationLink("B") { Text("end") } }
      } detail: {
        Text("nothing")
      }
    }
    probe.press(.return)
    probe.press(.return)
    #expect(probe.text == "end")
    probe.press(.escape)
    #expect(probe.text == "[B ›]")
    probe.press(.escape)
    #expect(probe.text == "[A ›]")
  }

  @Test func `escape leads from a detail beside the sidebar back to the sidebar`() {
    let probe = probe(120) {
      NavigationSplitView {
        NavigationLink("A") { Button("Inside") {} }
      } detail: {
        Text("nothing")
      }
    }
    probe.press(.return)
    probe.press(.tab)
    #expect(probe.isFocused("[Inside]"))
    #expect(probe.press(.escape) == .handled)
    #expect(probe.isFocused("[A ›]"))
    #expect(probe.text.contains("[Inside]"))
  }

  @Test func `a screen in the detail is closed by its environment`() {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let dismiss = dismiss
        Button("Back") { dismiss() }
      }
    }
    let probe = probe(80) {
      NavigationSplitView {
        NavigationLink("A") { Closing() }
      } detail: {
        Text("nothing")
      }
    }
    probe.press(.return)
    #expect(probe.text == "[Back]")
    probe.press(.return)
    #expect(probe.text == "[A ›]")
  }

  // MARK: Selections

  private struct Item: Hashable, Identifiable {
    let id: String
  }

  private let items = [Item(id: "a"), Item(id: "b")]

  @Test func `a selected row is opened on a narrow screen`() {
    let probe = probe(80) {
      Stateful(nil as String?) { selection in
        NavigationSplitView {
          List(items, selection: selection) { Text($0.id) }
        } detail: {
          Text("detail \(selection.wrappedValue ?? "none")")
        }
      }
    }
    #expect(probe.text == "a\nb")
    probe.press(.return)
    #expect(probe.text == "detail a")
    probe.press(.escape)
    probe.press("j")
    probe.press(.return)
    #expect(probe.text == "detail b")
  }

  @Test(arguments: [80, 120])
  func `a link with the value of a selection selects it`(width: Int) {
    let probe = probe(width) {
      Stateful(nil as Item?) { selection in
        NavigationSplitView {
          List(selection: selection) { ForEach(items) { NavigationLink($0.id, value: $0) } }
        } detail: {
          Text("detail \(selection.wrappedValue?.id ?? "none")")
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("detail a"))
    probe.press(.escape)
    probe.press("j")
    probe.press(.return)
    #expect(probe.text.contains("detail b"))
  }

  @Test func `a selection comes before a screen that the detail has set for its own links`() {
    let probe = probe(80) {
      Stateful(nil as Int?) { selection in
        NavigationSplitView {
          List(selection: selection) { NavigationLink("one", value: 1) }
        } detail: {
          NavigationStack {
            Text("selected \(selection.wrappedValue ?? 0)")
              .navigationDestination(for: Int.self) { Text("pushed \($0)") }
          }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text == "selected 1")
  }

  @Test func `a link whose value is not the selection leaves the ID selected`() {
    let probe = probe(120) {
      Stateful("b" as String?) { selection in
        NavigationSplitView {
          List(items, selection: selection) { NavigationLink($0.id, value: $0) }
            .navigationDestination(for: Item.self) { Text("item \($0.id)") }
        } detail: {
          Text("selected \(selection.wrappedValue ?? "none")")
        }
      }
    }
    #expect(probe.text.contains("selected b"))
    #expect(probe.frame.highlighted.first?.hasPrefix("b") == true)
    probe.press("k")
    #expect(probe.text.contains("selected a"))
    probe.press(.return)
    #expect(probe.text.contains("item a"))
  }

  @Test func `a link writes the preferred column`() {
    let columns = Recorder<NavigationSplitViewColumn>()
    let probe = probe(80) {
      Stateful(NavigationSplitViewColumn.sidebar) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          NavigationLink("A") { Text("detail A") }
        } detail: {
          Text("nothing")
        }
        .onChange(of: column.wrappedValue) { columns.values.append($1) }
      }
    }
    probe.press(.return)
    #expect(probe.text == "detail A")
    probe.press(.escape)
    #expect(columns.values == [.detail, .sidebar])
  }
}
