/// An action that closes the enclosing sheet, or goes back from the enclosing destination.
@MainActor
public struct DismissAction {
  let dismiss: @MainActor () -> Void

  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  /// Closes the sheet that contains the view, or goes back from its destination.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
