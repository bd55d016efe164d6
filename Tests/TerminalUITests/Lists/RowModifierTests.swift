import Foundation
import TerminalUI
import Testing

/// Modifiers around several rows of a list.
@MainActor
@Suite struct RowModifierTests {
  private struct Taps: ViewModifier {
    @TerminalUI.State private var count = 0

    func body(content: Content) -> some View {
      content
        .padding(.leading, 1)
        .toolbar { Button("Count \(count)") { count += 1 }.keyboardShortcut("c") }
    }
  }

  private struct Rows: View {
    let name: String
    @TerminalUI.State private var count = 0

    var body: some View {
      Section(name) {
        Button("\(name) \(count)") { count += 1 }
        Button("\(name) last") {}
      }
    }
  }

  /// Returns the rows that the arrow takes the selection to, from the first.
  private func selected(_ screen: ScreenProbe, _ count: Int) -> [String] {
    _ = screen.text
    screen.press(.home)
    return (0..<count).map { index in
      if index > 0 { screen.press(.downArrow) }
      return screen.frame.highlighted.joined().trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: 0..<10)
  func `they stay several rows`(kind: Int) {
    let screen = ScreenProbe(width: 30, height: 12) {
      NavigationStack {
        List {
          switch kind {
          case 0: Rows(name: "r").modifier(Taps())
          case 1: Rows(name: "r").toolbar { Button("Key") {}.keyboardShortcut("x") }
          case 2: Rows(name: "r").navigationTitle("Title")
          case 3: Rows(name: "r").refreshable {}
          case 4: Rows(name: "r").navigationDestination(for: Int.self) { Text("\($0)") }
          case 5: Rows(name: "r").navigationDestination(isPresented: .constant(false)) { Text("x") }
          case 6: Rows(name: "r").clipped()
          case 7: Rows(name: "r").help("Help")
          case 8: Rows(name: "r").coordinateSpace(.named("space"))
          default: Rows(name: "r").allowsHitTesting(true).badge(3)
          }
          Button("end") {}
        }
      }
    }
    let rows = selected(screen, 3)
    #expect(zip(rows, ["r 0", "r last", "end"]).allSatisfy { $0.hasPrefix($1) }, "\(rows)")
  }

  @Test func `the state of a modifier around them is kept, and its buttons are there once`() {
    let screen = ScreenProbe(width: 40, height: 10) {
      List { Rows(name: "r").modifier(Taps()) }
    }
    _ = screen.text
    screen.press("c")
    screen.press("c")
    #expect(screen.text.contains("Count 2"))
    #expect(screen.text.components(separatedBy: "Count").count == 2, "\(screen.text)")
    screen.press(.return)
    #expect(screen.text.contains("r 1") && screen.text.contains("Count 2"))
  }

  @Test func `another identity makes new rows`() {
    let id = Changeable(1)
    let screen = ScreenProbe(width: 30, height: 10) {
      id.view { id in List { Rows(name: "r").id(id.wrappedValue) } }
    }
    _ = screen.text
    screen.press(.return)
    #expect(screen.text.contains("r 1"))
    id.value = 2
    #expect(screen.text.contains("r 0"))
  }

  @Test(arguments: [false, true])
  func `the headline of a section with a tag or a menu isn't selected`(hasMenu: Bool) {
    let screen = ScreenProbe(width: 30, height: 10) {
      List {
        if hasMenu {
          Rows(name: "r").contextMenu { Button("Remove") {} }
        } else {
          Rows(name: "r").tag(1)
        }
      }
    }
    #expect(selected(screen, 2).map { $0.prefix(3) } == ["r 0", "r l"])
  }
}
