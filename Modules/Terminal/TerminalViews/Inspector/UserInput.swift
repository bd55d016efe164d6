/// An input of the user while views respond to it. Actions that they send meanwhile are its consequences.
package struct UserInput: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case key(KeyPress)
    case paste
    case click
    /// A movement of the mouse's pointer.
    case pointer
  }

  package let kind: Kind
  /// The place at which the responding view declares the key; `nil` for keys that controls have by themselves.
  package var place: SourcePlace?

  /// The input that views respond to now, if any.
  @MainActor package private(set) static var current: UserInput?

  /// Lets views respond to an input.
  @MainActor
  static func responding<Result>(to kind: Kind, _ respond: () -> Result) -> Result {
    let previous = current
    current = UserInput(kind: kind)
    defer { current = previous }
    return respond()
  }

  /// Lets a view respond that declares the key at a place.
  @MainActor
  static func declared<Result>(at place: SourcePlace?, _ respond: () -> Result) -> Result {
    let previous = current?.place
    current?.place = place
    defer { current?.place = previous }
    return respond()
  }
}
