/// An action that moves the focus to the view of a scope that gets it first.
@MainActor
public struct ResetFocusAction {
  let reset: (Namespace.ID) -> Void

  /// Moves the focus to the view with ``View/prefersDefaultFocus(_:in:)``, or to the first one of the scope.
  ///
  /// - Parameter namespace: The name of the scope, as ``View/focusScope(_:)`` sets it.
  public func callAsFunction(in namespace: Namespace.ID) { reset(namespace) }
}

extension EnvironmentValues {
  private enum ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction? { nil }
  }

  /// Moves the focus to the view of a scope that gets it first.
  @MainActor public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] ?? ResetFocusAction { _ in } }
    set { self[ResetFocusKey.self] = newValue }
  }
}
