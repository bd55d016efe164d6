import ComposableArchitecture
import Foundation
import JSONValues

/// The recorded part of a store.
struct TracedStore: Sendable {
  private let feature: String
  private var number = 0
  /// The state that the trace has reached.
  private var state = Recorded.value(.null)
  /// All shared values that have been used.
  private var shared: [String: JSONValue] = [:]

  init(_ feature: String) { self.feature = feature }

  /// Returns the line of a reduction, after that of the store if it is the first.
  mutating func lines<State: Encodable, Action: Encodable>(
    of reduction: StoreReduction<State, Action>,
    at time: Date,
    _ writer: inout TraceWriter
  ) -> String {
    guard let states = reduction.states else { return "" }
    var lines = ""
    var before = patch(to: states.old, reduction.sharedValues?.old)
    if number == 0 {
      before = JSONPatch()
      (number, lines) = writer.store(feature, state: state, at: time)
    }
    let changes = SharedChangeTracker.reading(at: reduction.sharedMoments?.new ?? SharedMoment()) {
      patch(to: states.new, reduction.sharedValues?.new)
    }
    return lines
      + writer.action(reduction, before: before, changes: changes, state: state, store: number, at: time)
  }

  /// Moves to another state.
  private mutating func patch(to new: any Encodable, _ values: [String: Any]?) -> JSONPatch {
    shared.merge(TraceCoding.shared(values ?? [:])) { $1 }
    let previous = state.value ?? .null
    state = Recorded(shared: shared) { try TraceCoding.data(new) }
    return JSONPatch(from: previous, to: state.value ?? previous)
  }
}
