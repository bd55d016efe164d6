import ComposableArchitecture
import Foundation

/// The state that a trace has come to.
struct TracedState: Sendable {
  private(set) var recorded: Recorded
  // What is encoded alike is alike, and need not be read.
  private var data: Data?

  init(_ state: any Encodable) {
    let data = Result { try TraceCoding.data(state) }
    self.data = try? data.get()
    recorded = Recorded { try data.get() }
  }

  /// Why the state could not be recorded; `nil` if it could.
  var failure: String? {
    if case .unrecorded(let reason) = recorded { reason } else { nil }
  }

  /// Goes on to another state.
  ///
  /// - Returns: What is different.
  mutating func patch(to state: any Encodable) -> JSONPatch {
    let data = Result { try TraceCoding.data(state) }
    if let known = self.data, (try? data.get()) == known { return JSONPatch() }
    let previous = recorded.value
    recorded = Recorded { try data.get() }
    self.data = try? data.get()
    return JSONPatch(from: previous ?? .null, to: recorded.value ?? previous ?? .null)
  }
}

/// A store, as far as it is recorded.
struct TracedStore: Sendable {
  let feature: String
  private var number = 0
  private var state: TracedState?

  init(_ feature: String) { self.feature = feature }

  /// The line of a reduction, after that of the store if it is the first.
  mutating func lines<State: Encodable, Action: Encodable>(
    of reduction: StoreReduction<State, Action>,
    at time: Date,
    _ writer: inout TraceWriter
  ) -> String {
    guard let states = reduction.states else { return "" }
    var lines = ""
    var state = state ?? TracedState(states.old)
    if number == 0 { (number, lines) = writer.store(feature, state: state.recorded, at: time) }
    let action = Recorded(reduction.action)
    let recorded = RecordedReduction(
      id: reduction.id,
      cause: reduction.cause,
      name: ActionName.of(reduction.action),
      action: action,
      before: state.patch(to: states.old),
      changes: state.patch(to: states.new),
      failure: action.value == nil ? nil : state.failure
    )
    self.state = state
    return lines + writer.action(recorded, store: number, at: time)
  }
}
