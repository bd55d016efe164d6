/// A value was required where none is stored.
public struct SharedValueMissing: Error, Sendable, CustomStringConvertible {
  /// The key.
  public let key: String

  public var description: String { "No value is stored for \(key)." }
}
