/// A state that never changes, whatever is sent.
private final class FrozenCore<State, Action>: StoreCore<State, Action> {
  private let state: StateBox<State>

  private let onSend: (Action) -> Void

  init(_ state: State, onSend: @escaping (Action) -> Void) {
    self.onSend = onSend
    self.state = withUnsafePointer(to: state) { StateBox($0) }
    super.init(place: UnsafePointer(self.state.pointer), reduction: EffectfulReduction())
  }

  override var reducesAtOnce: Bool { false }

  override func send(_ action: Action) -> EffectGroup? {
    onSend(action)
    return nil
  }
}

extension Store {
  /// Creates a store that always shows the same state, and drops actions.
  package convenience init(frozen state: State, onSend: @escaping (Action) -> Void = { _ in }) {
    self.init(core: FrozenCore(state, onSend: onSend))
  }
}
