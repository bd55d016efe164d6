import TerminalUI
import Testing

/// Rows in views of any type, badges of sections, and rows that are equal.
@MainActor
@Suite struct AnyViewRowsTests {
  private struct Both: View {
    @TerminalUI.State private var count = 0
    let name: String

    var body: some View {
      AnyView(
        Group {
          Button("\(name) 1: \(count)") { count += 1 }
          Text("\(name) 2")
        }
      )
    }
  }

  private struct Single: View {
    @TerminalUI.State private var count = 0
    let name: String

    var body: some View { AnyView(Button("\(name) \(count)") { count += 1 }) }
  }

  private func probe(height: Int = 8, @ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: 20, height: height, view: view)
  }

  @Test func `a body that is any view of several rows is these rows`() {
    let probe = probe { List { Both(name: "a") } }
    #expect(probe.text == "a 1: 0\na 2")
    #expect(probe.frame.highlighted == ["a 1: 0"])
    probe.press(.return)
    #expect(probe.text == "a 1: 1\na 2")
  }

  @Test func `elements that are any views of several rows are these rows`() {
    let inBody = probe { List { ForEach(["a", "b"], id: \.self) { Both(name: $0) } } }
    #expect(inBody.text == "a 1: 0\na 2\nb 1: 0\nb 2")
    #expect(inBody.frame.highlighted == ["a 1: 0"])
    let direct = probe {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          AnyView(
            ForEach(1..<3) { Text("\(name) \($0)") }
          )
        }
      }
    }
    #expect(direct.text == "a 1\na 2\nb 1\nb 2")
    #expect(direct.frame.highlighted == ["a 1"])
  }

  @Test func `elements that are any views of one row are made when they are on the screen`() {
    let log = Log()
    let probe = probe(height: 2) {
      List {
        ForEach(0..<100) { number in
          AnyView(Text("row \(number)")).onAppear { log.add("\(number)") }
        }
      }
    }
    #expect(probe.text.hasPrefix("row 0"))
    #expect(log.take() == ["0", "1"])
  }

  @Test func `a row whose body is any view appears when it is on the screen`() {
    let log = Log()
    let probe = probe(height: 2) {
      List {
        ForEach(0..<100) { number in
          Single(name: "row \(number):").onAppear { log.add("\(number)") }
        }
      }
    }
    #expect(probe.text.hasPrefix("row 0: 0"))
    #expect(log.take() == ["0", "1"])
    probe.press(.return)
    #expect(probe.text.hasPrefix("row 0: 1"))
  }

  @Test func `a selection is that of the elements with any views`() {
    let probe = probe {
      Stateful("b" as String?) { selection in
        VStack(alignment: .leading) {
          Text(selection.wrappedValue ?? "none")
          List(["a", "b"], id: \.self, selection: selection) { AnyView(Text("row \($0)")) }
        }
      }
    }
    #expect(probe.isFocused("row b"))
    probe.press(.upArrow)
    #expect(probe.text.hasPrefix("a\n"))
  }

  @Test func `the badge of a section is at its rows, not at its headline`() {
    let probe = probe {
      List {
        Section("Inbox") {
          Text("one")
          Text("two")
        }
        .badge(3)
      }
    }
    let lines = probe.text.split(separator: "\n")
    #expect(lines.map { $0.hasSuffix("3") } == [false, true, true], "\(probe.text)")
  }

  private struct Number: View, Equatable {
    let number: Int
    let count: Int
    let log: Log

    nonisolated static func == (lhs: Number, rhs: Number) -> Bool { lhs.number == rhs.number }

    var body: some View {
      let _ = log.add("\(number)")
      Text("number \(number)")
    }
  }

  private struct Pair: View, Equatable {
    let number: Int
    let count: Int
    let log: Log

    nonisolated static func == (lhs: Pair, rhs: Pair) -> Bool { lhs.number == rhs.number }

    var body: some View {
      let _ = log.add("\(number)")
      Text("first \(number)")
      Text("second \(number)")
    }
  }

  @Test func `a row that is equal isn't evaluated again`() {
    let log = Log()
    let probe = probe {
      Stateful(0) { count in
        List {
          Number(number: count.wrappedValue / 2, count: count.wrappedValue, log: log).equatable()
          Text("count \(count.wrappedValue)")
        }
        .onKeyPress("+") {
          count.wrappedValue += 1
          return .handled
        }
      }
    }
    for _ in 0..<3 { probe.press("+") }
    #expect(probe.text == "number 1\ncount 3")
    #expect(log.take() == ["0", "1"])
  }

  @Test func `rows of a view that is equal aren't evaluated again`() {
    let log = Log()
    let probe = probe {
      Stateful(0) { count in
        List {
          Pair(number: count.wrappedValue / 2, count: count.wrappedValue, log: log).equatable()
          Text("count \(count.wrappedValue)")
        }
        .onKeyPress("+") {
          count.wrappedValue += 1
          return .handled
        }
      }
    }
    for _ in 0..<3 { probe.press("+") }
    #expect(probe.text == "first 1\nsecond 1\ncount 3")
    #expect(log.take() == ["0", "1"])
  }
}
