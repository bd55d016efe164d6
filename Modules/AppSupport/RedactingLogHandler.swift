import CommandSupport
import Foundation
import HTTPTransport
import Logging

/// Writes log messages to a command's standard error, without the keys that may have got into them.
public struct RedactingLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var logLevel: Logger.Level
  private let label: String
  private let secrets: [Secret]
  private let write: @Sendable (String) -> Void

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - label: The logger's label.
  ///   - level: The least level that is written.
  ///   - secrets: What never to write.
  ///   - write: Takes a line without its end.
  public init(
    label: String,
    level: Logger.Level,
    secrets: [Secret],
    write: @escaping @Sendable (String) -> Void
  ) {
    self.label = label
    self.logLevel = level
    self.secrets = secrets
    self.write = write
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let values = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }
      .map { " \($0)=\($1)" }
      .joined()
    write("\(event.level) \(label): \(event.message)\(values)".redacting(secrets))
  }
}
