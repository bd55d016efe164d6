import ComposableArchitecture

/// The reducer of an inspected store. While the screen shows the past, it lets no action through.
struct GatedReducer<Base: Reducer>: Reducer {
  typealias Body = Never

  let base: Base
  let inspector: Inspector<Base.State, Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolve().reduce(into: &state, action: action)
  }

  func _resolve() -> _ReducerNode<Base.State, Base.Action> {
    let (node, inspector) = (base._resolve(), inspector)
    let branching = Branching(inspector: inspector)._resolve()
    return _ReducerNode { state, action in
      // Stores shown by views are on the main actor, and so are their reductions.
      switch MainActor.assumeIsolated({ inspector.admission }) {
      case .closed: .none
      case .branching: branching.reduce(into: &state, action: action)
      case .open(let number):
        node.reduce(into: &state, action: action).cancellable(id: FilmEffectID(number: number))
      }
    }
  }
}

/// The identifier of the effects of an action, by which they are cancelled when the action is taken back.
struct FilmEffectID: Hashable, Sendable {
  /// The number of the action.
  let number: Int
}

/// The treatment of an action that arrives at an inspected store.
enum Admission {
  /// It is reduced, as the one of a number.
  case open(number: Int)
  /// It isn't reduced now.
  case closed
  /// It stands for a change to a state of the past.
  case branching
}

/// A reducer that replaces the state with the starting point of a branch.
private struct Branching<State, Action>: Reducer {
  let inspector: Inspector<State, Action>

  var body: some Reducer<State, Action> {
    let inspector = inspector
    Reduce { state, _ in
      // As above.
      let branch = MainActor.assumeIsolated { UncheckedSendable(inspector.branch) }.value
      guard let branch else { return .none }
      state = branch.state
      return .merge(branch.cancelled.map { .cancel(id: FilmEffectID(number: $0)) })
    }
  }
}

struct InspectorObserver<State, Action>: StoreObserver {
  let inspector: Inspector<State, Action>
  let effects: EffectLog

  var comparesStates: Bool { true }

  func didReduce<S, A>(_ reduction: StoreReduction<S, A>) {
    guard let reduction = reduction as? StoreReduction<State, Action> else { return }
    // Stores shown by views are on the main actor, and so are their reductions.
    nonisolated(unsafe) let seen = reduction
    let inspector = inspector
    MainActor.assumeIsolated { inspector.didReduce(seen) }
  }

  func effectDidStart(_ effect: StoreEffect) { effects.start(effect) }

  func effectWasCancelled(_ effect: StoreEffect) { effects.end(effect, isCancelled: true) }

  func effectDidEnd(_ effect: StoreEffect) { effects.end(effect, isCancelled: false) }
}
