import ComposableArchitecture
import Observation
import TerminalUI
import Testing

/// A view in a list whose body is several rows is these rows, as in SwiftUI.
@MainActor
@Suite struct RowBodiesTests {
  private struct Account: View {
    @State private var isOpen = false

    var body: some View {
      Section("Account") {
        Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        if isOpen { Text("Name").tag("name") }
      }
    }
  }

  private struct Letters: View {
    @Binding var letters: [String]

    var body: some View {
      ForEach(letters, id: \.self) { Text($0) }.onDelete { letters.remove(atOffsets: $0) }
    }
  }

  private struct Hint: View {
    let text: String?

    var body: some View {
      if let text { Text(text) }
    }
  }

  @Test func `each row of the body is selected by itself`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful("top" as String?) { selection in
        List(selection: selection) {
          Text("Top").tag("top")
          Account()
          Text("Bottom").tag("bottom")
        }
      }
    }
    screen.draw()
    #expect(screen.frame.highlighted == ["Top"])
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted == ["Open"])
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted == ["Bottom"])
  }

  private struct Shelf: View {
    let name: String
    let counter: Counter

    var body: some View {
      counter.evaluations += 1
      return Section(name) { Text("\(name) \(counter.value)") }
    }
  }

  @Observable
  final class Counter {
    var value = 0
    @ObservationIgnored var evaluations = 0
    /// The number of times that the IDs of elements have been read.
    @ObservationIgnored var reads = 0
  }

  private struct Name: Identifiable {
    let text: String
    let counter: Counter

    var id: String {
      counter.reads += 1
      return text
    }
  }

  @Test func `the rows of bodies that change together are collected once`() {
    let counter = Counter()
    let screen = ScreenProbe(width: 30, height: 12) {
      List {
        ForEach(["A", "B", "C", "D"].map { Name(text: $0, counter: counter) }) {
          Shelf(name: $0.text, counter: counter)
        }
      }
    }
    screen.draw()
    (counter.evaluations, counter.reads) = (0, 0)
    counter.value = 7
    #expect(screen.text.contains("D 7"))
    #expect(counter.evaluations == 4)
    #expect(counter.reads <= 2 * 4)
  }

  @Test func `the state of the view changes its rows`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      List {
        Account()
        Text("Bottom").tag("bottom")
      }
    }
    screen.draw()
    #expect(!screen.text.contains("Name"))
    screen.press(.return)
    #expect(
      screen.text.split(separator: "\n").map(String.init).prefix(4) == ["Account", "Close", "Name", "Bottom"]
    )
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted == ["Name"])
    screen.press(.upArrow)
    screen.press(.return)
    #expect(!screen.text.contains("Name"))
  }

  @Test func `rows of the body can be deleted`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(["a", "b", "c"]) { (letters: Binding<[String]>) in
        List {
          Text("Top").tag("top")
          Letters(letters: letters)
        }
      }
    }
    screen.draw()
    screen.press(.downArrow)
    screen.press(.downArrow)
    screen.press(.delete)
    #expect(screen.text.contains("a\nc"))
    #expect(!screen.text.contains("b\n"))
  }

  @Test func `a view without a body has no row`() {
    let screen = ScreenProbe(width: 30, height: 5) {
      List {
        Text("first")
        Hint(text: nil)
        Hint(text: "hint")
        Text("last")
      }
    }
    #expect(screen.text.hasPrefix("first\nhint\nlast"))
  }

  private struct Fruits: View {
    var body: some View {
      Text("Apple").tag("apple")
      ForEach(["pear", "plum"], id: \.self) { Text($0.capitalized) }
    }
  }

  @Test func `a picker has the choices of the body`() {
    let screen = ScreenProbe(width: 30, height: 5) {
      Stateful("apple") { fruit in
        Picker("Fruit", selection: fruit) { Fruits() }
        Text(fruit.wrappedValue)
      }
    }
    #expect(screen.text.contains("‹ Apple ›"))
    screen.press(.rightArrow)
    #expect(screen.text.contains("‹ Pear ›"))
    #expect(screen.text.contains("pear"))
  }

  @Test func `a menu has the buttons of the body`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Menu("More") { Actions() }
    }
    screen.press(.return)
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted.contains { $0.contains("Paste") })
  }

  private struct Actions: View {
    var body: some View {
      Button("Copy") {}
      Button("Paste") {}
    }
  }

  private struct Sized: View {
    @Environment(\.controlSize) private var size

    var body: some View {
      Text("\(size)")
      Text("again")
    }
  }

  @Test func `the body has the environment of the view`() {
    let screen = ScreenProbe(width: 30, height: 5) {
      List {
        Sized().controlSize(.large)
        Sized().environment(\.controlSize, .mini)
      }
    }
    #expect(screen.text.hasPrefix("large\nagain\nmini\nagain"))
  }

  @Test func `a modifier applies to each row, and a row keeps its state while others come`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(false) { hasHint in
        List {
          Button("More") { hasHint.wrappedValue = true }
          if hasHint.wrappedValue { Hint(text: "hint") }
          Account().padding(.leading, 2)
        }
      }
    }
    screen.draw()
    screen.press(.downArrow)
    screen.press(.return)
    #expect(screen.text.contains("  Close\n  Name"))
    screen.press(.upArrow)
    screen.press(.return)
    #expect(screen.text.contains("hint\n  Account\n  Close\n  Name"))
  }

  @ObservableState
  struct Names: Equatable, Sendable { var names: [String] }

  private struct Listed: View {
    let store: StoreOf<Settable<Names>>

    var body: some View {
      Text("\(store.names.count) names")
      ForEach(store.names, id: \.self) { Text($0) }
    }
  }

  @Test func `the body follows a store`() {
    let store = Settable.store(Names(names: ["Ada"]))
    let screen = ScreenProbe(width: 30, height: 8) {
      List { Listed(store: store) }
    }
    #expect(screen.text.hasPrefix("1 names\nAda"))
    store.send(.set(\.names, ["Ada", "Bob"]))
    #expect(screen.text.hasPrefix("2 names\nAda\nBob"))
  }
}
