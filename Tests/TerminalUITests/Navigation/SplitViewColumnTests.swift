import ComposableArchitecture
import TerminalUI
import Testing

/// The columns of a split view: how many, how wide, and their titles.
@MainActor
@Suite struct SplitViewColumnTests {
  private func probe(_ width: Int, @ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: width, height: 6, view: view)
  }

  private func columns(
    _ width: Int,
    _ visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)
  ) -> ScreenProbe {
    probe(width) {
      NavigationSplitView(columnVisibility: visibility) {
        NavigationLink("folder") { NavigationLink("mail") { Text("letter") } }
      } content: {
        Text("no folder")
      } detail: {
        Text("no mail")
      }
    }
  }

  @Test func `links fill the columns from left to right`() {
    let wide = columns(120)
    wide.press(.return)
    #expect(wide.text.contains("[mail ›]"))
    #expect(wide.text.contains("no mail"))
    wide.press(.tab)
    wide.press(.return)
    #expect(wide.text.hasPrefix("[folder ›]"))
    #expect(wide.text.contains("[mail ›]"))
    #expect(wide.text.contains("letter"))
    let narrow = columns(80)
    #expect(narrow.text == "[folder ›]")
    narrow.press(.return)
    #expect(narrow.text == "[mail ›]")
    narrow.press(.return)
    #expect(narrow.text == "letter")
    narrow.press(.escape)
    #expect(narrow.text == "[mail ›]")
    narrow.press(.escape)
    #expect(narrow.text == "[folder ›]")
  }

  @Test(
    arguments: [
      (.automatic, [true, true, true]), (.all, [true, true, true]), (.doubleColumn, [false, true, true]),
      (.detailOnly, [false, false, true]),
    ] as [(NavigationSplitViewVisibility, [Bool])]
  )
  func `the visible columns are chosen on a wide screen`(
    visibility: NavigationSplitViewVisibility,
    seen: [Bool]
  ) {
    let texts = ["[folder ›]", "no folder", "no mail"]
    let wide = columns(120, .constant(visibility))
    #expect(texts.map(wide.text.contains) == seen)
    #expect(columns(80, .constant(visibility)).text == "[folder ›]")
  }

  @Test func `the visible columns follow the state`() {
    let probe = probe(120) {
      Stateful(NavigationSplitViewVisibility.all) { visibility in
        NavigationSplitView(columnVisibility: visibility) {
          Button("Hide") { visibility.wrappedValue = .detailOnly }
        } detail: {
          Button("Show") { visibility.wrappedValue = .all }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text == "[Show]")
    probe.press(.return)
    #expect(probe.text.hasPrefix("[Hide]"))
  }

  /// Returns the first columns of the sidebar, the content and the detail.
  private func starts(_ width: Int, _ sidebar: ClosedRange<Int>?, _ detail: Int?) -> [Int?] {
    let probe = probe(width) {
      NavigationSplitView {
        if let sidebar {
          Text("A").navigationSplitViewColumnWidth(min: sidebar.lowerBound, ideal: sidebar.upperBound)
        } else {
          Text("A")
        }
      } detail: {
        if let detail { Text("B").navigationSplitViewColumnWidth(detail) } else { Text("B") }
      }
    }
    let line = Array(probe.text)
    return ["A", "B"].map { line.firstIndex(of: $0) }
  }

  @Test func `columns have the widths that their views set`() {
    #expect(starts(120, nil, nil) == [0, 72])
    #expect(starts(120, 10...30, nil) == [0, 30])
    #expect(starts(120, nil, 40) == [0, 80])
    #expect(starts(120, 10...110, nil) == [0, 100])
    #expect(starts(120, 10...60, 90) == [0, 30])
    #expect(starts(80, 10...30, nil) == [0, nil])
  }

  @Test func `each column shows the title of its screen once`() {
    let probe = probe(120) {
      NavigationSplitView {
        NavigationLink("Go") { Text("there").navigationTitle("Letter") }.navigationTitle("Mail")
      } detail: {
        NavigationStack { Text("none").navigationTitle("Empty") }
      }
    }
    #expect(probe.text.split(separator: "\n").count == 2)
    #expect(probe.text.hasPrefix("Mail"))
    #expect(probe.text.contains("Empty\n"))
    probe.press(.return)
    #expect(probe.text.contains("Letter\n"))
  }
}
