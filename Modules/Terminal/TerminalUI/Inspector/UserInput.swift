/// An input of the user while views respond to it. Actions that they send meanwhile are its consequences.
struct UserInput: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case key(KeyPress)
    case paste
    case click
  }

  let kind: Kind
  /// The place at which the responding view declares the key; `nil` for keys that controls have by themselves.
  var place: SourcePlace?

  /// The input that views respond to now, if any.
  @MainActor private(set) static var current: UserInput?

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

/// A line of a source file.
struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `Module/File.swift`.
  let fileID: String
  let line: Int

  var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}
