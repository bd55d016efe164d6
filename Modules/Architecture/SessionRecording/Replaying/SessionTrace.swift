import ComposableArchitecture
import Foundation
import JSONValues

/// A recorded session, as ``SessionRecorder`` has written it.
public struct SessionTrace: Sendable {
  /// The name of the file in messages.
  public let name: String

  /// The number of the last line, if it was cut off while it was being written. It is left out.
  public private(set) var cutOffLine: Int?

  private(set) var stores: [RecordedSession] = []

  private var version = TraceWriter.version

  /// The number of recorded actions.
  public var actionCount: Int { stores.reduce(0) { $0 + $1.actions.count } }

  /// The names of the features with recorded stores, in the order of their appearance.
  public var features: [String] {
    stores.reduce(into: []) { if !$0.contains($1.feature) { $0.append($1.feature) } }
  }

  /// Reads a trace from a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``TraceError`` if there is no such file, or if it isn't a readable trace.
  public init(path: String) throws(TraceError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch CocoaError.fileReadNoSuchFile {
      throw TraceError("there is no file '\(path)'; '--record \(path)' makes one", kind: .missing)
    } catch {
      throw TraceError("'\(path)' cannot be read; check that it is a file, and its permissions")
    }
    try self.init(data, name: path)
  }

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - text: The lines of the trace.
  ///   - name: The name in messages.
  /// - Throws: ``TraceError`` if it isn't a readable trace.
  public init(text: String, name: String = "the trace") throws(TraceError) {
    try self.init(Data(text.utf8), name: name)
  }

  private init(_ data: Data, name: String) throws(TraceError) {
    self.name = name
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isComplete = lines.last?.isEmpty ?? true
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let isLast = index == lines.count - 1
      do {
        try read(line, number: index + 1)
      } catch {
        guard isLast, !isComplete, index > 0, error.kind == .unusable else { throw error }
        cutOffLine = index + 1
      }
    }
    guard !lines.isEmpty, lines.contains(where: { !$0.isEmpty }) else {
      throw TraceError("'\(name)' is empty and isn't a recorded session; record one with '--record'")
    }
  }

  private mutating func read(_ line: Data, number: Int) throws(TraceError) {
    let json: JSONValue
    do {
      json = try JSONValue(line)
    } catch {
      guard number > 1 else { throw notATrace }
      let reason = (error as NSError).userInfo["NSDebugDescription"] ?? error
      throw unreadable(number, "it isn't JSON (\(reason))")
    }
    if number == 1 { return try readHeader(json) }
    if let feature = json["feature"]?.string {
      guard let store = json["store"]?.int, !stores.contains(where: { $0.store == store }) else {
        throw unreadable(number, "it doesn't name a store")
      }
      stores.append(
        RecordedSession(
          store: store,
          feature: feature,
          line: number,
          initialState: json["state"],
          unrecorded: json["unrecorded"]?.string,
          hasSharedValues: version > 1
        )
      )
      return
    }
    guard let store = stores.firstIndex(where: { $0.store == json["store"]?.int }) else {
      throw unreadable(number, "no line above it begins its store")
    }
    guard let action = RecordedAction(json, line: number) else {
      throw unreadable(number, "it doesn't describe an action")
    }
    stores[store].actions.append(action)
  }

  private mutating func readHeader(_ json: JSONValue) throws(TraceError) {
    guard json["format"]?.string == TraceWriter.format, let version = json["version"]?.int else {
      throw notATrace
    }
    guard version <= TraceWriter.version else {
      throw TraceError(
        "'\(name)', line 1: a newer version of the program recorded the session (format \(version), and this "
          + "one reads up to \(TraceWriter.version)); update the program"
      )
    }
    self.version = version
  }

  private var notATrace: TraceError {
    TraceError("'\(name)', line 1: this isn't a recorded session; record one with '--record'")
  }

  private func unreadable(_ line: Int, _ reason: String) -> TraceError {
    TraceError(
      "'\(name)', line \(line): the line cannot be read, because \(reason); "
        + "delete it and the lines below it, or record again"
    )
  }

  /// Returns whether a line is the first of a trace, of any version.
  static func isHeader(_ line: Data) -> Bool {
    (try? JSONValue(line))?["format"]?.string == TraceWriter.format
  }
}

/// The recording of one store.
struct RecordedSession: Sendable {
  let store: Int
  let feature: String
  let line: Int
  let initialState: JSONValue?
  /// The reason why there is no initial state.
  let unrecorded: String?
  /// Whether shared values were recorded, as they are since version 2.
  let hasSharedValues: Bool
  var actions: [RecordedAction] = []
}

/// One action, as it was recorded.
struct RecordedAction: Sendable {
  let line: Int
  let number: Int
  let name: String
  let isFromUser: Bool
  /// The number of the action whose effect sent this one.
  let startedBy: Int?
  let action: JSONValue?
  /// The changes of the state between the previous action and this one.
  let before: JSONPatch
  /// The changes that the action made to the state.
  let changes: JSONPatch
  /// The reason why the action, or the state after it, wasn't recorded.
  let unrecorded: String?

  init?(_ json: JSONValue, line: Int) {
    guard let number = json["number"]?.int, let name = json["name"]?.string, let cause = json["cause"],
      let before = JSONPatch(json: json["before"]), let changes = JSONPatch(json: json["changes"])
    else { return nil }
    self.line = line
    self.number = number
    self.name = name
    (self.before, self.changes) = (before, changes)
    isFromUser = cause.string == "user"
    startedBy = (cause["effect"] ?? cause["send"])?["startedBy"]?.int
    action = json["action"]
    unrecorded = json["unrecorded"]?.string
    guard action != nil || unrecorded != nil else { return nil }
  }
}
