import Observation

/// Whether a view has the focus, which the views within follow.
@MainActor
@Observable
final class FocusFlag {
  private(set) var isFocused = false

  nonisolated init() {}

  /// Takes over whether the view has the focus.
  func use(_ isFocused: Bool) { if isFocused != self.isFocused { self.isFocused = isFocused } }
}

/// The environment within a view that can have the focus. It is new only if the environment around it is.
@MainActor
struct FocusEnvironment {
  let flag = FocusFlag()
  private var last: (outside: Int, inside: EnvironmentValues)?

  /// Returns the environment within the view.
  ///
  /// - Parameter environment: The environment around the view.
  mutating func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    if let last, last.outside == environment.id { return last.inside }
    var inside = environment
    inside.focusFlag = flag
    last = (environment.id, inside)
    return inside
  }
}

extension EnvironmentValues {
  private enum FocusFlagKey: EnvironmentKey {
    static var defaultValue: FocusFlag? { nil }
  }

  /// The focus of the nearest view around that can have it; `nil` if there is none.
  var focusFlag: FocusFlag? {
    get { self[FocusFlagKey.self] }
    set { self[FocusFlagKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it: a button, or a view that is ``View/focusable(_:)``.
  @MainActor public var isFocused: Bool { focusFlag?.isFocused ?? false }
}
