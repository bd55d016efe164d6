import ComposableArchitecture
import Foundation

/// The recorded part of a store.
struct TracedStore: Sendable {
  private let feature: String
  private var number = 0
  /// The state that the trace has reached.
  private var state = Recorded.value(.null)
  // If the encoding is the same, the value is the same and needn't be read.
  private var data: Data?

  init(_ feature: String) { self.feature = feature }

  /// Returns the line of a reduction, after that of the store if it is the first.
  mutating func lines<State: Encodable, Action: Encodable>(
    of reduction: StoreReduction<State, Action>,
    at time: Date,
    _ writer: inout TraceWriter
  ) -> String {
    guard let states = reduction.states else { return "" }
    var lines = ""
    var before = patch(to: states.old)
    if number == 0 {
      before = JSONPatch()
      (number, lines) = writer.store(feature, state: state, at: time)
    }
    let changes = patch(to: states.new)
    return lines
      + writer.action(reduction, before: before, changes: changes, state: state, store: number, at: time)
  }

  /// Moves to another state.
  ///
  /// - Returns: The difference.
  private mutating func patch(to new: any Encodable) -> JSONPatch {
    let data = Result { try TraceCoding.data(new) }
    if let known = self.data, (try? data.get()) == known { return JSONPatch() }
    let previous = state.value ?? .null
    state = Recorded { try data.get() }
    self.data = try? data.get()
    return JSONPatch(from: previous, to: state.value ?? previous)
  }
}
