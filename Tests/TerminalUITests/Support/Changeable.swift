import Observation
import TerminalUI

/// A value that a test changes while views show it.
@MainActor
@Observable final class Changeable<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  /// Returns a view of the value.
  ///
  /// - Parameter content: Returns the content for a binding to the value.
  func view<Content: View>(@ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content)
    -> some View
  {
    ChangeableView(model: self, content: content)
  }
}

private struct ChangeableView<Value, Content: View>: View {
  let model: Changeable<Value>
  let content: @MainActor (Binding<Value>) -> Content

  var body: some View {
    let model = model
    content(Binding(get: { model.value }, set: { model.value = $0 }))
  }
}
