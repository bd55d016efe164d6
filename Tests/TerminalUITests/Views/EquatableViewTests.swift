import ComposableArchitecture
import TerminalUI
import Testing

/// Views that are evaluated again only if they differ, and settings of several elements.
@MainActor
@Suite struct EquatableViewTests {
  private struct Number: View, Equatable {
    let number: Int
    let count: Int
    let evaluated: @MainActor (Int) -> Void

    nonisolated static func == (lhs: Number, rhs: Number) -> Bool { lhs.number == rhs.number }

    var body: some View {
      evaluated(number)
      return Text("\(number)")
    }
  }

  @Test func `an equal view isn't evaluated`() {
    let numbers = Recorder<Int>()
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(0) { count in
        VStack {
          Number(number: count.wrappedValue / 2, count: count.wrappedValue) { numbers.values.append($0) }
            .equatable()
          Text("count \(count.wrappedValue)")
        }
        .onKeyPress("+") {
          count.wrappedValue += 1
          return .handled
        }
      }
    }
    for _ in 0..<3 { probe.press("+") }
    #expect(probe.text.contains("count 3"))
    #expect(numbers.values == [0, 1])
  }

  @Test func `a toggle of several elements is on if all are, and changes all`() {
    struct Setting {
      var isOn: Bool
    }
    let settings = Recorder<[Bool]>()
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful([Setting(isOn: true), Setting(isOn: false)]) { values in
        Toggle("All", sources: values, isOn: \.isOn)
          .onChange(of: values.wrappedValue.map(\.isOn)) { settings.values.append($1) }
      }
    }
    #expect(probe.text == "[ ] All")
    probe.press(.space)
    #expect(probe.text == "[x] All")
    probe.press(.space)
    #expect(settings.values == [[true, true], [false, false]])
  }
}
