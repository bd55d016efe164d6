import ConcurrencyExtras
import Foundation
import IssueReporting
import Platform

/// The destination of ``Reducer/signpost(_:log:)``.
public struct SignpostLog: Sendable {
  let write: (@Sendable (SignpostEvent) -> Void)?

  /// - Parameter write: Called for each mark, from any thread.
  public init(_ write: @escaping @Sendable (_ event: SignpostEvent) -> Void) { self.write = write }

  private init() { write = nil }

  /// A log that writes nothing and costs nothing.
  public static let disabled = SignpostLog()

  /// A log in the file that the environment variable `COMPOSABLE_ARCHITECTURE_SIGNPOSTS` names; ``disabled`` if it
  /// isn't set. A file that can't be written is reported as an issue.
  public static let environment: SignpostLog = {
    let variable = "COMPOSABLE_ARCHITECTURE_SIGNPOSTS"
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return .disabled }
    do {
      return try .traceEvents(to: URL(fileURLWithPath: path))
    } catch {
      reportIssue("The trace '\(path)', which \(variable) names, could not be written: \(error)")
      return .disabled
    }
  }()

  /// Returns a log that writes a file in the Trace Event Format. Perfetto and Chrome's `about:tracing` show it.
  ///
  /// The file is a JSON array. The format allows its closing bracket to be missing, so the file is complete after
  /// each mark.
  ///
  /// - Parameter url: The file. An existing one is replaced.
  /// - Returns: The log.
  /// - Throws: The error of the file system if the file cannot be made.
  public static func traceEvents(to url: URL) throws -> SignpostLog {
    try Data("[\n".utf8).write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    let file = LockIsolated(handle)
    let start = ContinuousClock.now
    return SignpostLog { event in
      guard let line = try? JSONEncoder().encode(TraceEvent(event, since: start)) else { return }
      // A full disk ends the trace, not the app.
      file.withValue { try? $0.write(contentsOf: line + Data(",\n".utf8)) }
    }
  }
}

/// One object of the Trace Event Format.
private struct TraceEvent: Encodable {
  let name: String
  let cat: String
  let ph: String
  /// Microseconds.
  let ts: Double
  let pid: Int32
  let tid: UInt
  let id: UInt64?

  init(_ event: SignpostEvent, since start: ContinuousClock.Instant) {
    name = event.name
    cat = event.effectID == nil ? "action" : "effect"
    ph =
      switch (event.phase, event.effectID) {
      case (.begin, nil): "B"
      case (.end, nil): "E"
      case (.event, nil): "i"
      case (.begin, .some): "b"
      case (.end, .some): "e"
      case (.event, .some): "n"
      }
    ts = start.duration(to: event.instant) / .microseconds(1)
    pid = ProcessInfo.processInfo.processIdentifier
    tid = ThreadID.current
    id = event.effectID
  }
}
