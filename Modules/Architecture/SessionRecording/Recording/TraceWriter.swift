import ComposableArchitecture
import Foundation
import JSONValues

/// A writer of the lines of a trace. A trace has a header line, a line for each store before its first action, and a
/// line for each action.
struct TraceWriter: Sendable {
  static let format = "session trace"
  /// From version 2 on, the document of a state has shared values.
  static let version = 2

  private(set) var storeCount = 0
  var actionCount = 0
  /// The numbers of the actions with reductions that may have started effects.
  private var numbers: [UInt64: Int] = [:]

  /// Returns the first line.
  static func header(at time: Date) -> String {
    line([("format", .string(format)), ("version", .number("\(version)")), ("time", self.time(time))])
  }

  /// Returns the line of a store, and its number.
  mutating func store(_ feature: String, state: Recorded, at time: Date) -> (number: Int, line: String) {
    storeCount += 1
    let members: [(String, JSONValue)] = [
      ("store", .number("\(storeCount)")), ("feature", .string(feature)), ("time", Self.time(time)),
      state.member("state"),
    ]
    return (storeCount, Self.line(members))
  }

  /// Returns the line of an action.
  ///
  /// - Parameter before: The changes of the state after the previous action and before this one.
  mutating func action<State, Action: Encodable>(
    _ reduction: StoreReduction<State, Action>,
    before: JSONPatch,
    changes: JSONPatch,
    state: Recorded,
    store: Int,
    at time: Date
  ) -> String {
    actionCount += 1
    numbers[reduction.id] = actionCount
    let action = Recorded { try TraceCoding.data(reduction.action) }
    var members: [(String, JSONValue)] = [
      ("number", .number("\(actionCount)")), ("store", .number("\(store)")), ("time", Self.time(time)),
      ("cause", cause(reduction.cause)), ("name", .string(ActionName.of(reduction.action))),
      action.member("action"),
    ]
    if !before.isEmpty { members.append(("before", before.json)) }
    members.append(("changes", changes.json))
    if action.value != nil, state.value == nil { members.append(state.member("changes")) }
    return Self.line(members)
  }

  private func cause(_ cause: ActionCause) -> JSONValue {
    func startedBy(_ reduction: UInt64?) -> [String: JSONValue] {
      guard let number = reduction.flatMap({ numbers[$0] }) else { return [:] }
      return ["startedBy": .number("\(number)")]
    }
    switch cause {
    case .user: return .string("user")
    case .send(let reduction): return .object(["send": .object(startedBy(reduction))])
    case .operation(let effect):
      var members = startedBy(effect.reductionID)
      members["id"] = .number("\(effect.id)")
      members["at"] = .string("\(effect.fileID):\(effect.line)")
      members["name"] = effect.name.map(JSONValue.string)
      return .object(["effect": .object(members)])
    }
  }

  private static func time(_ time: Date) -> JSONValue {
    .string(time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  /// Returns the members in the order that is easiest to read.
  private static func line(_ members: [(String, JSONValue)]) -> String {
    "{" + members.map { "\(JSONValue.quoted($0)):\($1.text)" }.joined(separator: ",") + "}\n"
  }
}

/// A recorded value, or the reason why it couldn't be recorded.
enum Recorded: Equatable, Sendable {
  case value(JSONValue)
  case unrecorded(String)

  /// - Parameter shared: The shared values, if it is a state.
  init(shared: [String: JSONValue] = [:], _ data: () throws -> Data) {
    do {
      let value = try JSONValue(data()).adding(shared)
      self = value.map(Self.value) ?? .unrecorded("it isn't an object, so shared values can't be added")
    } catch EncodingError.invalidValue(_, let context) {
      self = .unrecorded(context.debugDescription)
    } catch {
      self = .unrecorded("\(error)")
    }
  }

  var value: JSONValue? { if case .value(let value) = self { value } else { nil } }

  /// Returns the member `name` of a line, or the note that it wasn't recorded.
  fileprivate func member(_ name: String) -> (String, JSONValue) {
    switch self {
    case .value(let value): (name, value)
    case .unrecorded(let reason): ("unrecorded", .string(reason))
    }
  }
}
