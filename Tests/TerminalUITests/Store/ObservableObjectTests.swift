import TerminalUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var history: [Int] = []

  func increment() {
    history.append(count)
    count += 1
  }
}

private struct Buttons: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Stepper("Count", value: $counter.count)
    Button("Add") { counter.increment() }
  }
}

private struct Total: View {
  @EnvironmentObject private var counter: Counter

  var body: some View { Text("total \(counter.count), \(counter.history.count) before") }
}

private struct Screen: View {
  @StateObject private var counter: Counter
  let number: Int

  init(number: Int, make: @escaping () -> Counter) {
    _counter = StateObject(wrappedValue: make())
    self.number = number
  }

  var body: some View {
    Text("\(number): \(counter.count)")
    Buttons(counter: counter)
    Total().environmentObject(counter)
  }
}

private final class Model: ObservableObject {
  var name = "Ada" { willSet { objectWillChange.send() } }
}

private struct Name: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.name) }
}

/// Classes of the time before `@Observable`.
@MainActor
@Suite struct ObservableObjectTests {
  @Test func `views follow the properties that they read, and bindings change them`() {
    let counter = Counter()
    let probe = ScreenProbe(width: 30, height: 4) { Screen(number: 1) { counter } }
    #expect(probe.text.contains("1: 0"))
    counter.increment()
    #expect(probe.text.contains("1: 1"))
    #expect(probe.text.contains("total 1, 1 before"))
    probe.press(.rightArrow)
    #expect(counter.count == 2)
    #expect(probe.text.contains("total 2, 1 before"))
  }

  @Test func `views with an object follow what it says by hand`() {
    let model = Model()
    let probe = ScreenProbe(width: 30, height: 1) { Name(model: model) }
    #expect(probe.text == "Ada")
    model.name = "Bo"
    #expect(probe.text == "Bo")
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func `each object has a publisher while it lives`() {
    let kept = Model()
    let publisher = kept.objectWillChange
    let others = (1...200).map { _ in Model().objectWillChange }
    #expect(Set(others.map { ObjectIdentifier($0) }).count == 200)
    #expect(kept.objectWillChange === publisher)
  }

  @Test func `a state's object is made once, and only when it is read`() {
    let made = Recorder<Int>()
    let probe = ScreenProbe(width: 30, height: 6) {
      Stateful(1) { number in
        VStack {
          Button("Next") { number.wrappedValue += 1 }
          Screen(number: number.wrappedValue) {
            made.values.append(number.wrappedValue)
            return Counter()
          }
        }
      }
    }
    #expect(probe.text.contains("1: 0"))
    probe.press(.return)
    #expect(probe.text.contains("2: 0"))
    #expect(made.values == [1])
  }
}
