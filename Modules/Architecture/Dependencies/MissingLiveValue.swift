/// A dependency that was read in a live context and has no live value.
public struct MissingLiveValue: Hashable, Sendable, CustomStringConvertible {
  /// The dependency as written in code: `@Dependency(\.date)`.
  public let dependency: String

  /// The name of its key type.
  public let key: String

  public var description: String { "\(dependency) (\(key))" }
}
