import ComposableArchitecture
import TerminalUI
import Testing

/// Identity of views in loops and conditions: what a view keeps, and when it starts again.
@MainActor
@Suite struct ForEachTests {
  /// A row that counts the presses of its key.
  private struct Counter: View {
    let name: String
    @TerminalUI.State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
      Text("\(name) \(count)").onKeyPress(KeyEquivalent(name.first ?? " ")) {
        count += 1
        return .handled
      }
    }
  }

  private func probe(
    _ names: [String],
    then later: [String],
    @ViewBuilder row: @escaping @MainActor (String) -> some View
  ) -> ScreenProbe {
    ScreenProbe(width: 20, height: 6) {
      Stateful(names) { names in
        VStack(alignment: .leading) { ForEach(names.wrappedValue, id: \.self) { row($0) } }
          .onKeyPress(.return) {
            names.wrappedValue = later
            return .handled
          }
      }
    }
  }

  @Test func `an element that moves keeps the state of its view`() {
    let probe = probe(["a", "b", "c"], then: ["c", "a"]) { Counter($0) }
    for key: KeyEquivalent in ["a", "c", "c"] { probe.press(key) }
    #expect(probe.text == "a 1\nb 0\nc 2")
    probe.press(.return)
    #expect(probe.text == "c 2\na 1")
  }

  @Test func `an element that returns starts again`() {
    let probe = ScreenProbe(width: 20, height: 6) {
      Stateful(["a", "b"]) { names in
        VStack(alignment: .leading) { ForEach(names.wrappedValue, id: \.self) { Counter($0) } }
          .onKeyPress(.return) {
            names.wrappedValue = names.wrappedValue.count == 2 ? ["b"] : ["a", "b"]
            return .handled
          }
      }
    }
    for key: KeyEquivalent in ["a", "b"] { probe.press(key) }
    #expect(probe.text == "a 1\nb 1")
    probe.press(.return)
    #expect(probe.text == "b 1")
    probe.press(.return)
    #expect(probe.text == "a 0\nb 1")
  }

  @Test func `an identity that occurs twice is shown once`() {
    let names = ["a", "b", "a"]
    let view = VStack { ForEach(names, id: \.self) { Text($0) } }
    #expect(render(view, width: 4, height: 4).text == "a\nb")
  }

  @Test func `an element may have several views, or none`() {
    let view = VStack(alignment: .leading) {
      ForEach(0..<3) { number in
        if number > 0 {
          Text("\(number)")
          Text("-")
        }
      }
    }
    #expect(render(view, width: 4, height: 6).text == "1\n-\n2\n-")
  }

  @Test func `the views of a row stack are its elements`() {
    let view = HStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    #expect(render(view, width: 10, height: 1).text == "a b c")
  }

  @Test func `no elements take no space`() {
    let view = HStack {
      Text("a")
      ForEach([String](), id: \.self) { Text($0) }
      Text("b")
    }
    #expect(render(view, width: 10, height: 1).text == "a b")
  }

  @Test func `more elements than rows are drawn as far as there is room`() {
    let view = VStack(alignment: .leading) { ForEach(0..<1000) { Text("row \($0)") } }
    #expect(render(view, width: 10, height: 3).lines == ["row 0", "row 1", "row 2"])
  }

  // MARK: Conditions

  private func condition(@ViewBuilder _ content: @escaping @MainActor (Int) -> some View) -> ScreenProbe {
    ScreenProbe(width: 20, height: 4) {
      Stateful(0) { step in
        VStack(alignment: .leading) { content(step.wrappedValue) }
          .onKeyPress(.return) {
            step.wrappedValue += 1
            return .handled
          }
      }
    }
  }

  @Test func `a branch that is left and entered again starts again`() {
    let probe = condition { step in
      if step % 2 == 0 { Counter("a") } else { Counter("a") }
    }
    probe.press("a")
    #expect(probe.text == "a 1")
    probe.press(.return)
    #expect(probe.text == "a 0")
    probe.press(.return)
    #expect(probe.text == "a 0")
  }

  @Test func `a view after a condition keeps its state`() {
    let probe = condition { step in
      if step % 2 == 1 { Text("more") }
      Counter("a")
    }
    probe.press("a")
    probe.press(.return)
    #expect(probe.text == "more\na 1")
    probe.press(.return)
    #expect(probe.text == "a 1")
  }

  @Test func `a switch shows the view of its case`() {
    let probe = condition { step in
      switch step {
      case 0: Text("zero")
      case 1:
        Text("one")
        Text("more")
      default: EmptyView()
      }
    }
    #expect(probe.text == "zero")
    probe.press(.return)
    #expect(probe.text == "one\nmore")
    probe.press(.return)
    #expect(probe.text == "")
  }

  @Test func `an erased view keeps its state until its type changes`() {
    let probe = condition { step in
      step < 2 ? AnyView(Counter("a")) : AnyView(Group { Counter("a") })
    }
    probe.press("a")
    probe.press(.return)
    #expect(probe.text == "a 1")
    probe.press(.return)
    #expect(probe.text == "a 0")
  }

  @Test func `a loop in a builder keeps the views of its positions`() {
    let probe = condition { step in
      for number in 0..<(2 - step % 2) { Counter(number == 0 ? "a" : "b") }
    }
    for key: KeyEquivalent in ["a", "b"] { probe.press(key) }
    #expect(probe.text == "a 1\nb 1")
    probe.press(.return)
    #expect(probe.text == "a 1")
    probe.press(.return)
    #expect(probe.text == "a 1\nb 0")
  }
}
