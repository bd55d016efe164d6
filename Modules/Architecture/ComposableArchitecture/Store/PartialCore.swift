/// A state within another that may go away: what an optional holds, a case of an enum, an element.
///
/// Once it has gone, the last state that it had is shown.
final class PartialCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action>,
  DepartureWatcher
{
  private let extract: (UnsafePointer<Parent>) -> State?
  private let register: (UnsafePointer<Parent>) -> Void
  private let identity: StateIdentity?
  /// Kept from its departure on, and not before: a copy would make collections in it be copied when they
  /// change.
  private var last: State?
  private var hasGone = false
  /// What to show when it has gone in a way that nobody noticed.
  private let first: State

  init?(
    _ parent: StoreCore<Parent, ParentAction>,
    extract: @escaping (UnsafePointer<Parent>) -> State?,
    register: @escaping (UnsafePointer<Parent>) -> Void,
    action: @escaping (Action) -> ParentAction
  ) {
    guard let state = parent.read({ state in ReductionContext.untracked { extract(state) } }) else {
      return nil
    }
    self.extract = extract
    self.register = register
    first = state
    identity = StateIdentity(observing: state)
    super.init(parent, place: nil, action: action)
    parent.watch(self)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: current() ?? last ?? first, body)
  }

  override func access() {
    parent.access()
    parent.read(register)
  }

  override var isInvalid: Bool { parent.isInvalid || current() == nil }

  private func current() -> State? {
    guard !hasGone else { return nil }
    if let state = parent.read({ state in ReductionContext.untracked { matching(extract(state)) } }) {
      return state
    }
    hasGone = true
    return nil
  }

  private func matching(_ state: State?) -> State? {
    state.flatMap { StateIdentity(observing: $0) == identity ? $0 : nil }
  }

  func willDepart(_ value: Any) {
    guard !hasGone, let state = matching(value as? State) ?? payload(of: value) else { return }
    last = state
  }

  /// The state within a parent, or within an enum, that departs.
  private func payload(of value: Any) -> State? {
    if let parent = value as? Parent, let state = matching(withUnsafePointer(to: parent, extract)) {
      return state
    }
    let value = Mirror(reflecting: value)
    let payload =
      value.displayStyle == .optional ? value.children.first.map { Mirror(reflecting: $0.value) } : value
    guard let payload, payload.displayStyle == .enum else { return nil }
    return matching(payload.children.first?.value as? State)
  }
}
