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
    static var defaultValue: DismissAction { DismissAction(isEffective: false) {} }
  }

  /// Closes the sheet that contains the view, or goes back from its destination.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or a destination.
  public var isPresented: Bool { dismiss.isEffective }
}
