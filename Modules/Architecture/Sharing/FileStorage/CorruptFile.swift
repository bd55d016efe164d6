import Foundation

/// The error that a file can't be decoded. The file has been moved aside, so nothing is lost.
public struct CorruptFile: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// The file.
  public let url: URL

  /// The path of the file.
  public let keptAt: URL

  /// A description of the error.
  public let reason: String

  public var description: String {
    "The file \(url.path) can not be read: it was kept aside as \(keptAt.lastPathComponent). (\(reason))"
  }

  public var errorDescription: String? { description }
}
