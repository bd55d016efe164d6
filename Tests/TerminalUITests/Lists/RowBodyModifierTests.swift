import ComposableArchitecture
import TerminalUI
import Testing

/// Modifiers and changes of views whose bodies are rows of a list.
@MainActor
@Suite struct RowBodyModifierTests {
  @Observable
  final class Model {
    var value: Int?
  }

  private struct Row: View {
    let model: Model
    let log: Log

    var body: some View {
      let _ = model.value == nil ? log.add("without a value") : ()
      Text("\(model.value ?? 0)")
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log

    var body: some View {
      Row(model: model, log: log)
      Text("second")
    }
  }

  private struct Parent: View {
    let model: Model
    let log: Log

    var body: some View {
      Text("top")
      if model.value != nil {
        Row(model: model, log: log)
        Rows(model: model, log: log)
      }
    }
  }

  private struct Captioned: ViewModifier {
    let caption: String?

    func body(content: Content) -> some View {
      content
      if let caption { Text(caption) }
    }
  }

  @Test func `a modifier with several views makes several rows`() {
    let screen = ScreenProbe(width: 20, height: 6) {
      Stateful("a" as String?) { selection in
        List(selection: selection) {
          Text("A").tag("a").modifier(Captioned(caption: "after A"))
          Text("B").tag("b").modifier(Captioned(caption: nil))
        }
      }
    }
    screen.draw()
    #expect(screen.frame.highlighted == ["A"])
    #expect(screen.text.split(separator: "\n").prefix(3) == ["A", "after A", "B"])
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted == ["B"])
  }

  @Test func `a row isn't evaluated with what its parent has removed`() {
    let (model, log) = (Model(), Log())
    let screen = ScreenProbe(width: 20, height: 6) {
      List { Parent(model: model, log: log) }
    }
    for value in 1...30 {
      model.value = value
      #expect(screen.text.contains("\(value)"))
      model.value = nil
      #expect(!screen.text.contains("second"))
    }
    #expect(log.take() == [])
  }

  private struct Bumper: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Section("Header") {
        Button("Bump") { value += 1 }
        Text("x")
      }
      .onChange(of: value) { log.add("changed") }
      .onAppear { log.add("appeared") }
    }
  }

  @Test func `of several rows, actions of their lifecycle are performed once`() {
    let log = Log()
    let screen = ScreenProbe(width: 20, height: 6) { List { Bumper(log: log) } }
    _ = screen.text
    #expect(log.take() == ["appeared"])
    screen.press(.return)
    _ = screen.text
    #expect(log.take() == ["changed"])
  }

  private struct Asking: View {
    @State private var isAsking = false

    var body: some View {
      Section("S") {
        Button("one") { isAsking = true }
        Button("two") {}
      }
      .sheet(isPresented: $isAsking) { Text("sheet") }
    }
  }

  @Test func `rows with a sheet stay rows`() {
    let screen = ScreenProbe(width: 30, height: 10) {
      List {
        Text("top")
        Asking()
      }
    }
    screen.draw()
    #expect(screen.frame.highlighted == ["one"])
    screen.press(.downArrow)
    screen.draw()
    #expect(screen.frame.highlighted == ["two"])
    screen.press(.upArrow)
    screen.press(.return)
    #expect(screen.text.contains("sheet"))
    screen.press(.escape)
    #expect(!screen.text.contains("sheet"))
  }

  private struct Opening: View {
    @State private var isOpen = false

    var body: some View {
      Button(isOpen ? "close" : "open") { isOpen.toggle() }
      if isOpen { Text("more") }
    }
  }

  @Test func `one row becomes two behind a modifier`() {
    let screen = ScreenProbe(width: 30, height: 6) {
      List { Opening().padding(.leading, 1).listRowBackground(Color.red) }
    }
    screen.press(.return)
    #expect(screen.text.hasPrefix(" close\n more"))
    screen.press(.return)
    #expect(screen.text.hasPrefix(" open"))
    #expect(!screen.text.contains("more"))
  }

  private struct Counted: View {
    let log: Log
    let number: Int

    var body: some View {
      let _ = log.add("evaluated")
      Text("\(number)")
      Text("again")
    }
  }

  @Test func `modifiers don't evaluate a body more often`() {
    let log = Log()
    let screen = ScreenProbe(width: 40, height: 6) {
      Stateful(0) { number in
        List {
          Button("next") { number.wrappedValue += 1 }
          Counted(log: log, number: number.wrappedValue)
            .padding(.leading, 1).padding(.leading, 1).padding(.leading, 1).padding(.leading, 1)
        }
      }
    }
    screen.draw()
    _ = log.take()
    screen.press(.return)
    #expect(screen.text.contains("    1\n    again"))
    #expect(log.take() == ["evaluated"])
  }
}
