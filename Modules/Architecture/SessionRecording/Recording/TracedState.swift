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
