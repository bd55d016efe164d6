/// The screens above the root of a navigation stack that another keeps: a binding, or a store.
@MainActor
package struct StackPath {
  /// Returns the screens, from the bottom to the top.
  let items: () -> [Navigator.Item]
  /// Adds the screen of a value at the top; `nil` if the stack itself keeps the values of links.
  var append: ((AnyHashable) -> Void)?
  /// Adds the screen of a state at the top; `nil` if there are no states.
  var push: ((Any) -> Void)?
  /// Removes the topmost screen.
  let removeLast: () -> Void

  /// - Parameter values: The values of the screens.
  init(_ values: Binding<[AnyHashable]>) {
    items = { values.wrappedValue.map { .value($0) } }
    append = { values.wrappedValue.append($0) }
    removeLast = { values.wrappedValue.removeLast() }
  }

  /// - Parameters:
  ///   - screens: Returns the screens, from the bottom to the top.
  ///   - push: Adds the screen of a state at the top.
  ///   - removeLast: Removes the topmost screen.
  package init(
    screens: @escaping () -> [(id: AnyHashable, view: AnyView)],
    push: @escaping (Any) -> Void,
    removeLast: @escaping () -> Void
  ) {
    items = { screens().map { .view($0.view, id: $0.id) } }
    self.push = push
    self.removeLast = removeLast
  }
}
