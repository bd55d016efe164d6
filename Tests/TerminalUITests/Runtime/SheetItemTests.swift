import ComposableArchitecture
import TerminalUI
import Testing

private enum AnswerKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

extension EnvironmentValues {
  fileprivate var answer: String {
    get { self[AnswerKey.self] }
    set { self[AnswerKey.self] = newValue }
  }
}

/// Sheets of items, and the environment of closures that run later.
@MainActor
@Suite struct SheetItemTests {
  private struct Item: Identifiable {
    let id: Int
    var name = ""
  }

  /// A view that keeps the ID that it was first shown with.
  private struct Detail: View {
    @TerminalUI.State private var first = ""
    let item: Item

    var body: some View {
      VStack {
        Text("first \(first), now \(item.id)\(item.name)")
        Button("More") { first = "\(item.id)" }
      }
    }
  }

  @Test func `another item has another sheet`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(Item(id: 1) as Item?) { item in
        Text("below").sheet(item: item, onDismiss: { log.add("closed") }) { shown in
          VStack {
            Detail(item: shown)
            Button("Rename") { item.wrappedValue?.name = "!" }
            Button("Next") { item.wrappedValue = Item(id: 2) }
          }
          .onAppear { log.add("appears \(shown.id)") }
          .onDisappear { log.add("disappears \(shown.id)") }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("first 1, now 1"))
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.contains("first 1, now 1!"))
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.contains("first , now 2"))
    probe.press(.escape)
    #expect(
      log.take() == ["appears 1", "disappears 1", "appears 2", "closed", "disappears 2", "closed"]
    )
  }

  private struct Asking: View {
    @Environment(\.answer) private var answer
    @TerminalUI.State private var isPresented = true
    let log: Log

    var body: some View {
      Text("below")
        .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed \(answer)") }) { Text("sheet") }
        .onAppear { log.add("appeared \(answer)") }
        .onGeometryChange(for: Int.self, of: \.size.width) { log.add("\($0) \(answer)") }
        .onChange(of: isPresented, initial: true) { log.add("\(isPresented) \(answer)") }
        .onDisappear { log.add("disappeared \(answer)") }
    }
  }

  @Test func `closures that run later have the environment of their view`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isShown in
        if isShown.wrappedValue { Asking(log: log).environment(\.answer, "near") }
        Button("Hide") { isShown.wrappedValue = false }
      }
    }
    probe.press(.escape)
    probe.press(.return)
    probe.draw()
    #expect(
      Set(log.take()) == [
        "dismissed near", "appeared near", "5 near", "true near", "false near", "disappeared near",
      ]
    )
  }

  @Test(arguments: [(KeyEquivalent.escape, ["cancelled"]), (.return, ["cancelled"]), (.tab, [])])
  func `escape presses the button of an alert that cancels`(key: KeyEquivalent, answers: [String]) {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isPresented in
        Text("\(isPresented.wrappedValue)").alert("Sure?", isPresented: isPresented) {
          Button("Delete", role: .destructive) { log.add("deleted") }
          Button("Cancel", role: .cancel) { log.add("cancelled") }
        }
      }
    }
    probe.press(key)
    #expect(log.take() == answers)
    #expect(probe.text.contains("Sure?") == answers.isEmpty)
  }

  @Test func `escape closes an alert that has no button to cancel`() {
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isPresented in
        Text("\(isPresented.wrappedValue)").alert("Sure?", isPresented: isPresented) { Button("Go") {} }
      }
    }
    probe.press(.escape)
    #expect(probe.text.trimmingCharacters(in: .whitespaces) == "false")
  }

  private struct Outer: View {
    @TerminalUI.State private var isInnerShown = false
    let isShown: Binding<Bool>
    let log: Log

    var body: some View {
      VStack {
        Button("Show") { isInnerShown = true }
        Text("outer")
      }
      .sheet(isPresented: $isInnerShown, onDismiss: { log.add("inner") }) {
        Button("Close both") { isShown.wrappedValue = false }
      }
    }
  }

  @Test func `a sheet that closes with the one around it tells so`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 12) {
      Stateful(true) { isShown in
        Text("below").sheet(isPresented: isShown, onDismiss: { log.add("outer") }) {
          Outer(isShown: isShown, log: log)
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("Close both"))
    probe.press(.return)
    #expect(!probe.text.contains("Close both"))
    #expect(!probe.text.contains("outer"))
    #expect(log.take() == ["inner", "outer"])
  }
}
