/// A state that never changes, whatever is sent.
private final class FrozenCore<State, Action>: StoreCore<State, Action> {
  private let state: StateBox<State>

  init(_ state: State) {
    self.state = withUnsafePointer(to: state) { StateBox($0) }
    super.init(place: UnsafePointer(self.state.pointer), reduction: EffectfulReduction())
  }

  override var reducesAtOnce: Bool { false }
}

extension Store {
  /// Creates a store that always shows the same state, and silently drops actions.
  package convenience init(frozen state: State) { self.init(core: FrozenCore(state)) }
}
