import ComposableArchitecture
import Platform

/// The number of times that actions, answers and transitions occurred.
final class Coverage: Sendable {
  private struct Storage: Sendable {
    var actions: [String: Int] = [:]
    var transitions: [Transition: Int] = [:]
    var answers: [String: Int] = [:]
    var kind = ""
    /// The hashes of states that have been encoded and decoded.
    var coded: Set<Int> = []
  }

  struct Transition: Hashable, Sendable {
    var from: String
    var action: String
    var to: String
  }

  private let storage = Mutex(Storage())

  var actions: [String: Int] { storage.withLock(\.actions) }
  var answers: [String: Int] { storage.withLock(\.answers) }
  var transitions: [Transition: Int] { storage.withLock(\.transitions) }

  /// Begins a run in a state.
  func begin(_ state: Any) {
    let kind = StateKind.of(state)
    storage.withLock { $0.kind = kind }
  }

  func add(_ action: Any, _ state: Any, isFromUser: Bool) {
    let name = StateKind.name(of: action)
    let kind = StateKind.of(state)
    storage.withLock { storage in
      storage.actions[name, default: 0] += 1
      storage.transitions[Transition(from: storage.kind, action: name, to: kind), default: 0] += 1
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

  func add(_ answers: [String: Int]) {
    storage.withLock { $0.answers.merge(answers, uniquingKeysWith: +) }
  }
}

/// The kind of a state: the cases of the enums among its properties.
enum StateKind {
  static func of(_ state: Any) -> String {
    var kinds = ""
    for child in PropertyPlan.of(state).enums(in: state) {
      let mirror = Mirror(reflecting: child.value)
      let isOptional = mirror.displayStyle == .optional
      let name =
        isOptional
        ? (mirror.children.isEmpty ? "nil" : "some") : MirroredCase.name(of: child.value, in: mirror)
      if !kinds.isEmpty { kinds += ", " }
      kinds += "\(child.label) \(name)"
    }
    return kinds
  }

  static func name(of action: Any) -> String {
    MirroredCase.name(of: action, in: Mirror(reflecting: action))
  }
}
