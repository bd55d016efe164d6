/// The error that no value is stored although one is required.
public struct SharedValueMissing: Error, Sendable, CustomStringConvertible {
  /// The key.
  public let key: String

  public var description: String { "No value is stored for \(key)." }
}
