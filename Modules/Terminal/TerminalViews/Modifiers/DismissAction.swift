/// An action that closes the enclosing sheet, or goes back from the enclosing destination.
@MainActor
public struct DismissAction {
  /// Whether there is something to close.
  var isEffective = true
  let dismiss: () -> Void

  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
  }

  /// Closes the sheet that contains the view, or goes back from its destination.
  @MainActor public var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(isEffective: false) {} }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or a destination.
  @MainActor public var isPresented: Bool { dismiss.isEffective }
}
