import ComposableArchitecture
import JSONValues

/// A reader of the recorded states and actions of one store, in order.
struct SessionReader<State: Decodable, Action: Decodable> {
  private let session: RecordedSession
  private let trace: String
  private var document: JSONValue
  private var actions: ArraySlice<RecordedAction>
  /// The identifiers of stack elements that have been read.
  private let elementIDs = LockIsolated<Set<StackElementID>>([])
  /// The surroundings in which the session is read and replayed.
  let surroundings: ReplaySurroundings

  init(_ session: RecordedSession, of trace: String) {
    self.session = session
    self.trace = trace
    document = session.initialState ?? .null
    actions = session.actions[...]
    surroundings = ReplaySurroundings(session)
  }

  /// The shared values at the current place.
  var shared: [String: JSONValue] { document.parts.shared }

  /// Returns the state at the beginning of the session.
  func start() throws(TraceError) -> State {
    if let reason = session.unrecorded { throw unrecorded("the state", session.line, reason) }
    surroundings.shared = document.parts.shared
    return try decode(State.self, document.parts.state, "the state of \(session.feature)", session.line)
  }

  /// Returns the next recorded event.
  mutating func next() throws(TraceError) -> RecordedStep<State, Action>? {
    guard let record = actions.popFirst() else { return nil }
    let what = "the action \(record.name)"
    if let reason = record.unrecorded { throw unrecorded(what, record.line, reason) }
    document = try patched(record.before, record.line)
    let (state, shared) = document.parts
    surroundings.shared = shared
    let before: State? =
      record.before.isEmpty
      ? nil : try decode(State.self, state, "the state before \(record.name)", record.line)
    document = try patched(record.changes, record.line)
    let action = try decode(Action.self, record.action ?? .null, what, record.line)
    let known = elementIDs.value
    let after = try decode(State.self, document.parts.state, "the state after \(record.name)", record.line)
    return RecordedStep(
      record: record,
      before: before,
      action: action,
      after: after,
      nextElementID: nextElementID(after: known),
      shared: (shared, document.parts.shared)
    )
  }

  /// Returns the first of the identifiers that aren't known, or the one after those that are.
  private func nextElementID(after known: Set<StackElementID>) -> StackElementID {
    let new = elementIDs.value.subtracting(known).lazy.map(\.generation).min()
    return StackElementID(generation: new ?? known.lazy.map(\.generation).max().map { $0 + 1 } ?? 0)
  }

  private func patched(_ patch: JSONPatch, _ line: Int) throws(TraceError) -> JSONValue {
    do {
      return try patch.applied(to: document)
    } catch {
      throw TraceError(
        "'\(trace)', line \(line): the changes don't fit the state, because it has no '\(error.path)'; "
          + "the file was changed, so record again"
      )
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type,
    _ json: JSONValue,
    _ what: String,
    _ line: Int
  ) throws(TraceError) -> Value {
    do {
      let (value, refusals) = surroundings.run {
        Result { try TraceCoding.decode(type, from: json.text, elementIDs: elementIDs) }
      }
      if let refusal = refusals.first {
        throw TraceError("'\(trace)', line \(line): \(what) cannot be read, because \(refusal)")
      }
      return try value.get()
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError(
        "'\(trace)', line \(line): \(what) cannot be read, because \(TraceCoding.reason(error)); "
          + "the feature or the file was changed, so record again"
      )
    }
  }

  private func unrecorded(_ what: String, _ line: Int, _ reason: String) -> TraceError {
    TraceError(
      "'\(trace)', line \(line): \(what) was not recorded, because \(reason); change that, and record again"
    )
  }
}

/// One action of a session, and the states around it.
struct RecordedStep<State, Action> {
  let record: RecordedAction
  /// The state before the action, if it had changed since the previous action.
  let before: State?
  let action: Action
  let after: State
  /// The identifier of the first stack element that the reduction made, or may have made.
  let nextElementID: StackElementID
  /// The shared values before and after the action.
  let shared: (before: [String: JSONValue], after: [String: JSONValue])

  var erased: RecordedStep<Any, Any> {
    RecordedStep<Any, Any>(
      record: record,
      before: before,
      action: action,
      after: after,
      nextElementID: nextElementID,
      shared: shared
    )
  }
}

/// A session with states and actions of any types.
struct RecordedSteps {
  let trace: String
  let initialState: Any
  /// The shared values at the beginning.
  let shared: [String: JSONValue]
  /// The surroundings for replays of the features that are parts of the session's.
  let surroundings: ReplaySurroundings
  var actions: [RecordedStep<Any, Any>] = []
}
