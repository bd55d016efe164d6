import ComposableArchitecture

/// A store observer that records its notifications.
final class RecordingObserver: StoreObserver {
  private let lines = LockIsolated<[String]>([])
  private let reductions = LockIsolated<[Duration]>([])
  let comparesStates: Bool

  init(comparesStates: Bool = false) { self.comparesStates = comparesStates }

  var events: [String] { lines.value }

  var durations: [Duration] { reductions.value }

  func willReduce<Action>(_ action: Action) { note("will reduce \(action)") }

  func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
    let sender = reduction.sender.map { " from \($0)" } ?? ""
    let states = reduction.states.map { ": \($0.old) → \($0.new)" } ?? ""
    note("did reduce \(reduction.action)\(sender)\(states)")
    let duration = reduction.duration
    reductions.withValue { $0.append(duration) }
  }

  func effectDidStart(_ effect: StoreEffect) { note("started \(effect)") }

  func effectWasCancelled(_ effect: StoreEffect) { note("cancelled \(effect)") }

  func effectDidEnd(_ effect: StoreEffect) { note("ended \(effect)") }

  private func note(_ line: String) { lines.withValue { $0.append(line) } }
}
