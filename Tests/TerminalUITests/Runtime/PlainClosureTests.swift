import TerminalUI
import Testing

/// Functions that belong to no actor, and aren't `Sendable`, are actions as in SwiftUI: this compiles in Swift 6.
@MainActor
@Suite struct PlainClosureTests {
  private final class Model {
    private(set) var calls: [String] = []

    func save() { calls.append("save") }
    func delete(at offsets: IndexSet) { calls.append("delete \(offsets.first ?? -1)") }
    func move(from source: IndexSet, to destination: Int) {}
    func changed(from old: String, to new: String) { calls.append("\(old)→\(new)") }
    func hover(_ isInside: Bool) {}
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private struct Card<Content: View>: View {
    let onAppear: () -> Void
    let onTap: () -> Void
    let content: (String) -> Content

    init(
      onAppear: @escaping () -> Void,
      onTap: @escaping () -> Void,
      @ViewBuilder content: @escaping (String) -> Content
    ) {
      self.onAppear = onAppear
      self.onTap = onTap
      self.content = content
    }

    var body: some View {
      VStack {
        Button("Save", action: onTap)
        Button(action: onTap) { Text("Too") }
        ForEach(["row"], id: \.self, content: content)
      }
      .onAppear(perform: onAppear)
      .onTapGesture(perform: onTap)
    }
  }

  @Test func `buttons and events call functions without an actor`() {
    let model = Model()
    let probe = ScreenProbe(width: 20, height: 6) {
      Card(onAppear: model.save, onTap: model.save) { Text($0) }.onHover(perform: model.hover)
    }
    #expect(probe.text.contains("row"))
    #expect(model.take() == ["save"])
    probe.press(.return)
    #expect(model.take() == ["save"])
  }

  @Test func `changes, fields and rows call functions without an actor`() {
    let model = Model()
    let probe = ScreenProbe(width: 20, height: 6) {
      Stateful("") { text in
        TextField("Name", text: text).onSubmit(model.save).onChange(of: text.wrappedValue, model.changed)
        List {
          ForEach(0..<3) { Text("Row \($0)") }.onDelete(perform: model.delete).onMove(perform: model.move)
        }
      }
    }
    #expect(probe.text.contains("Name"))
    probe.click(x: 1, y: 0)
    probe.type("a")
    probe.press(.return)
    #expect(probe.text.contains("a"))
    #expect(model.take() == ["→a", "save"])
  }
}
