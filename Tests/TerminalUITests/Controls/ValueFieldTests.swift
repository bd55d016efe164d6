import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// Fields for values that a format writes and reads.
@MainActor
@Suite struct ValueFieldTests {
  private let english = Locale(identifier: "en_US")

  /// Returns a screen with a focused field, the value in the second line, and two buttons.
  ///
  /// - Parameter other: The value that the second button sets.
  private func probe<Value>(
    _ value: Value,
    other: Value? = nil,
    field: @escaping @MainActor (Binding<Value>) -> TextField<Text>
  ) -> ScreenProbe {
    let probe = ScreenProbe(width: 24, height: 4) {
      Stateful(value) { value in
        VStack(alignment: .leading) {
          field(value)
          Text("=\(String(describing: value.wrappedValue))")
          Button("OK") {}
          Text("").onKeyPress(.function(2)) {
            if let other { value.wrappedValue = other }
            return .handled
          }
        }
      }
    }
    probe.press(.tab)
    return probe
  }

  private func number(_ value: Double, other: Double? = nil) -> ScreenProbe {
    probe(value, other: other) { [english] in
      TextField("Number", value: $0, format: .number.locale(english))
    }
  }

  private func lines(_ probe: ScreenProbe) -> [String] {
    probe.draw()
    return Array(probe.frame.lines.prefix(2))
  }

  @Test(arguments: [("2.05", "=2.05"), ("-2.5", "=-2.5"), ("0.001", "=0.001"), ("1200.50", "=1200.5")])
  func `a number is typed digit by digit`(typed: String, expected: String) {
    let probe = number(1)
    probe.press("u", modifiers: .control)
    probe.type(typed)
    #expect(lines(probe) == [typed, expected])
    #expect(probe.frame.cursor == Point(x: typed.count, y: 0))
  }

  @Test func `the value follows every text that can be read`() {
    let probe = number(1.5)
    probe.press(.delete)
    #expect(lines(probe) == ["1.", "=1.0"])
    probe.type("25")
    #expect(lines(probe) == ["1.25", "=1.25"])
    probe.press("u", modifiers: .control)
    probe.type("-")
    #expect(lines(probe) == ["-", "=1.25"])
  }

  @Test func `the text is formatted when the focus leaves`() {
    let probe = number(1)
    probe.press("u", modifiers: .control)
    probe.type("1234.50")
    probe.press(.tab)
    #expect(lines(probe) == ["1,234.5", "=1234.5"])
    probe.press(.tab)
    #expect(probe.frame.cursor == Point(x: 7, y: 0))
    probe.press("u", modifiers: .control)
    probe.type("-")
    probe.press(.tab)
    #expect(lines(probe) == ["1,234.5", "=1234.5"])
  }

  @Test func `Return formats the text, and submits it`() {
    let log = Log()
    let probe = ScreenProbe(width: 24, height: 1) {
      Stateful(1.0) { [english] value in
        TextField("Number", value: value, format: .number.locale(english))
          .onSubmit { log.add("\(value.wrappedValue)") }
      }
    }
    probe.press(.tab)
    probe.press("u", modifiers: .control)
    probe.type("02.50")
    #expect(probe.press(.return) == .handled)
    #expect(log.take() == ["2.5"])
    #expect(probe.text == "2.5")
    #expect(probe.frame.cursor == Point(x: 3, y: 0))
  }

  @Test func `without an action, Return is left to others`() {
    let probe = number(1)
    probe.type(".50")
    #expect(probe.press(.return) == .ignored)
    #expect(lines(probe) == ["1.5", "=1.5"])
  }

  @Test func `a value set from outside replaces the text`() {
    let probe = number(1, other: 40)
    probe.type(".")
    probe.press(.function(2))
    #expect(lines(probe) == ["40", "=40.0"])
    #expect(probe.frame.cursor == Point(x: 2, y: 0))
  }

  @Test func `a text stays while the value is set to what it says`() {
    let probe = number(1, other: 2)
    probe.press("u", modifiers: .control)
    probe.type("2.0")
    probe.press(.function(2))
    #expect(lines(probe) == ["2.0", "=2.0"])
  }

  @Test func `a value that the binding limits is shown when the focus leaves`() {
    let probe = probe(5.0) { [english] value in
      let limited = Binding<Double>(get: { value.wrappedValue }, set: { value.wrappedValue = min($0, 10) })
      return TextField("Number", value: limited, format: .number.locale(english))
    }
    probe.type("0")
    #expect(lines(probe) == ["50", "=10.0"])
    probe.press(.tab)
    #expect(lines(probe) == ["10", "=10.0"])
  }

  @Test func `a fixed number of digits doesn't get in the way`() {
    let probe = probe(0.0) { [english] in
      TextField("Price", value: $0, format: .number.precision(.fractionLength(2)).locale(english))
    }
    #expect(lines(probe) == ["0.00", "=0.0"])
    for _ in 0..<3 { probe.press(.delete) }
    #expect(lines(probe) == ["0", "=0.0"])
    probe.type(".5")
    #expect(lines(probe) == ["0.5", "=0.5"])
    probe.press(.tab)
    #expect(lines(probe) == ["0.50", "=0.5"])
  }

  @Test func `an amount of money is edited at the cursor`() {
    let probe = probe(3.0) { [english] in
      TextField("Price", value: $0, format: .currency(code: "USD").locale(english))
    }
    #expect(lines(probe) == ["$3.00", "=3.0"])
    probe.press(.delete)
    #expect(lines(probe) == ["$3.0", "=3.0"])
    probe.type("5")
    #expect(lines(probe) == ["$3.05", "=3.05"])
    probe.press(.home)
    probe.press(.rightArrow)
    probe.type("1")
    #expect(lines(probe) == ["$13.05", "=13.05"])
    #expect(probe.frame.cursor == Point(x: 2, y: 0))
  }

  @Test func `an emptied field has no value, if that may be`() {
    let probe = probe(1.5 as Double?) { [english] in
      TextField("Number", value: $0, format: .number.locale(english))
    }
    probe.press("u", modifiers: .control)
    #expect(lines(probe) == ["Number", "=nil"])
    probe.type("2.0")
    #expect(lines(probe) == ["2.0", "=Optional(2.0)"])
    probe.press(.tab)
    #expect(lines(probe) == ["2", "=Optional(2.0)"])
  }
}
