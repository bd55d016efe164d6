import CommandSupport
import Foundation
import HTTPTransport
import Logging

/// A log handler that writes to a command's standard error, with keys redacted.
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
  ///   - level: The minimum level of written messages.
  ///   - secrets: The keys to redact.
  ///   - write: Writes a line. It is passed without its line break.
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
