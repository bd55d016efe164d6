import Foundation
import Observation
import TerminalUI
import Testing

/// Rows that go while they are on the screen.
@MainActor
@Suite struct GoneRowsTests {
  @Observable final class Model {
    var items = ["a", "b", "c"]
    var ids = [1, 2, 3]
    var names = [1: "a", 2: "b", 3: "c"]
  }

  let model = Model()

  private struct Indices: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.items.indices, id: \.self) { index in
          Button(model.items[index]) { model.items.remove(at: index) }
        }
      }
    }
  }

  private struct Names: View {
    let model: Model

    var body: some View { List { ForEach(model.ids, id: \.self) { Text(model.names[$0]!) } } }
  }

  private struct Switches: View {
    let model: Model

    var body: some View { List { ForEach(model.items, id: \.self) { Switch(title: $0) } } }
  }

  @Test func `a row that reads an element by its index may remove the last one`() {
    let probe = ScreenProbe(width: 20, height: 4) { Indices(model: model) }
    #expect(probe.text.hasPrefix("a\nb\nc"))
    probe.press(.return)
    #expect(probe.text.hasPrefix("b\nc"))
    probe.press(.return)
    probe.press(.return)
    #expect(probe.text.isEmpty)
  }

  @Test func `a row that reads a value by its key may lose it`() {
    let probe = ScreenProbe(width: 20, height: 4) { Names(model: model) }
    #expect(probe.text.hasPrefix("a\nb\nc"))
    model.ids = [1, 3]
    model.names[2] = nil
    #expect(probe.text.hasPrefix("a\nc"))
  }

  @Test func `rows that stay keep their state when rows above them go or come`() {
    let probe = ScreenProbe(width: 20, height: 4) { Switches(model: model) }
    probe.press(.downArrow)
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text.contains("c on"))
    model.items.removeFirst(2)
    #expect(probe.text.contains("c on"))
    model.items.insert(contentsOf: ["x", "y", "z"], at: 0)
    #expect(probe.text.contains("c on"))
    model.items.reverse()
    #expect(probe.text.contains("c on"))
  }

  private struct Switch: View {
    let title: String
    @State private var isOn = false

    var body: some View { Button("\(title) \(isOn ? "on" : "off")") { isOn.toggle() } }
  }
}
