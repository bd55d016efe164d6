import ComposableArchitecture
import TerminalUI

/// A view with a value, for tests of controls that change one.
struct Stateful<Value, Content: View>: View {
  @TerminalUI.State private var value: Value
  private let content: @MainActor (Binding<Value>) -> Content

  /// - Parameters:
  ///   - value: The initial value.
  ///   - content: Returns the content for a binding to the value.
  init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content) {
    _value = TerminalUI.State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}
