import ComposableArchitecture
import TerminalUI
import Testing

/// The focus after Tab has led to a tab whose rows are still to come.
@MainActor
@Suite struct TabFocusTests {
  @Observable
  final class Model {
    var tab = 1
    var names: [String] = []
    var name: String? = "a"
    var text = ""
    var isAsking = false
    var answer = ""
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Button("Only") {}.tabItem { Text("One") }.tag(1)
        VStack {
          if !model.names.isEmpty {
            List(model.names, id: \.self, selection: $model.name) { Text("Row \($0)") }
          }
        }
        .searchable(text: $model.text, prompt: "Search")
        .toolbar { Button("Ask") { model.isAsking = true }.keyboardShortcut("A") }
        .sheet(isPresented: $model.isAsking) {
          VStack {
            Button("First") {}
            TextField("Answer", text: $model.answer)
          }
        }
        .tabItem { Text("Two") }
        .tag(2)
      }
    }
  }

  private let model = Model()

  private func probe() -> ScreenProbe {
    let probe = ScreenProbe(width: 30, height: 8) { Tabs(model: model) }
    probe.press(.tab)
    #expect(model.tab == 2)
    return probe
  }

  @Test func `it waits for the rows, not in the search line`() {
    let probe = probe()
    probe.type("x")
    #expect(model.text == "")
    model.names = ["a", "b"]
    #expect(probe.text.contains("Row b"))
    probe.press(.downArrow)
    #expect(model.name == "b")
  }

  @Test func `a sheet meanwhile has the focus in its field, and the rows get it afterwards`() {
    let probe = probe()
    probe.press("A")
    probe.type("x")
    #expect(model.answer == "x")
    model.names = ["a", "b"]
    probe.type("y")
    #expect(model.answer == "xy")
    probe.press(.escape)
    probe.press(.downArrow)
    #expect(model.name == "b")
  }

  @Test func `from a search without results it doesn't lead to the next tab`() {
    let probe = probe()
    probe.press("/")
    probe.type("x")
    probe.press(.tab)
    #expect(model.tab == 2)
    // The field has lost the focus.
    probe.press("A")
    #expect(model.isAsking)
    #expect(model.text == "x")
  }

  @Test func `it stays where the user has moved it meanwhile`() {
    let probe = probe()
    probe.press(.tab)
    probe.type("x")
    #expect(model.text == "x")
    model.names = ["a", "b"]
    #expect(probe.text.contains("Row b"))
    probe.type("y")
    #expect(model.text == "xy")
  }
}
