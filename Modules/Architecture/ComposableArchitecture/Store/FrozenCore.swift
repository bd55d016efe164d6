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
  /// Makes a store that shows a state for good, and drops what is sent to it without a word.
  package convenience init(frozen state: State) { self.init(core: FrozenCore(state)) }
}
