import Foundation

/// The reason why a session can't be recorded, read, replayed or turned into a test: one sentence for a person, with
/// the file, the line and what to do.
public struct TraceError: LocalizedError, Equatable, Sendable {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The program has no feature of the requested name.
    case unknownFeature
    /// Anything else.
    case unusable
  }

  /// The kind of error.
  public let kind: Kind

  /// The sentence.
  public let message: String

  init(_ message: String, kind: Kind = .unusable) {
    self.message = message
    self.kind = kind
  }

  public var errorDescription: String? { message }
}
