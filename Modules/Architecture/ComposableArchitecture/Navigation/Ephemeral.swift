/// State that is over with any answer to it: an alert, a confirmation dialog.
public protocol _EphemeralState {}

enum Ephemeral {
  static func isEphemeral<State>(_ state: State?) -> Bool {
    switch state {
    case is any _EphemeralState: true
    case .some(let state): payload(of: state) is any _EphemeralState
    case .none: false
    }
  }

  /// What the current case of an enum holds.
  private static func payload(of state: some Any) -> Any? {
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.value
  }
}
