import ComposableArchitecture
import Platform

/// The number of times that actions, answers and transitions occurred.
final class Coverage: Sendable {
  private struct Storage: Sendable {
    var transitions: [Transition: Int] = [:]
    var answers: [Answer: Int] = [:]
    var kind = ""
    /// The hashes of states that have been encoded and decoded.
    var coded: Set<Int> = []
  }

  struct Transition: Hashable, Sendable {
    var from: String
    var action: String
    var to: String
  }

  /// An outcome of a request.
  struct Answer: Hashable {
    var question: String
    var outcome: Int
    var outcomes: Int
  }

  private let storage = Mutex(Storage())

  var actions: [String: Int] {
    transitions.reduce(into: [:]) { $0[$1.key.action, default: 0] += $1.value }
  }
  var answers: [String: Int] {
    let counts = storage.withLock(\.answers).map { ("\($0.question) \($0.outcome + 1)/\($0.outcomes)", $1) }
    return Dictionary(counts, uniquingKeysWith: +)
  }
  var transitions: [Transition: Int] { storage.withLock(\.transitions) }

  /// Begins a run in a kind of state.
  func begin(_ kind: String) { storage.withLock { $0.kind = kind } }

  /// Counts an action that led to a kind of state.
  func add(_ action: String, _ kind: String) {
    storage.withLock { storage in
      storage.transitions[Transition(from: storage.kind, action: action, to: kind), default: 0] += 1
      storage.kind = kind
    }
  }

  /// Returns whether a state with a hash has been encoded and decoded before, so that it needn't be again.
  func isCoded(_ hash: Int) -> Bool { storage.withLock { $0.coded.contains(hash) } }

  func addCoded(_ hash: Int) {
    storage.withLock { storage in
      // Bounds the memory of long simulations.
      if storage.coded.count >= 10_000 { storage.coded = [] }
      storage.coded.insert(hash)
    }
  }

  /// Counts an answer that arrived.
  func add(_ answer: Answer) { storage.withLock { $0.answers[answer, default: 0] += 1 } }
}
