import ComposableArchitecture
import Testing

@MainActor
@Suite struct OnChangeTests {
  struct State: Equatable {
    var count = 0
    var text = ""
    var log: [String] = []
  }
  enum Action: Equatable { case set(Int), setText(String), saved(Int) }

  private let base = Reduce<State, Action> { state, action in
    switch action {
    case .set(let count): state.count = count
    case .setText(let text): state.text = text
    case .saved: break
    }
    return .none
  }

  private func log(_ text: @escaping (State) -> String) -> Reduce<State, Action> {
    Reduce { state, _ in
      state.log.append(text(state))
      return .none
    }
  }

  private func log(_ reducer: some Reducer<State, Action>, _ actions: Action...) -> [String] {
    let store = Store(initialState: State()) { reducer }
    for action in actions { store.send(action) }
    return store.withState(\.log)
  }

  @Test func `the reducer runs with the old and the new value`() {
    let reducer = base.onChange(of: \.count) { old, new in log { _ in "\(old)→\(new)" } }
    #expect(log(reducer, .set(1), .set(3)) == ["0→1", "1→3"])
  }

  @Test func `nothing runs when the value stays the same`() {
    let reducer = base.onChange(of: \.count) { _, _ in log { _ in "changed" } }
    #expect(log(reducer, .set(0), .setText("a")) == [])
  }

  @Test func `what counts as the same can be said`() {
    let reducer = base.onChange(of: \.count, removeDuplicates: { $0 / 10 == $1 / 10 }) { old, new in
      log { _ in "\(old)→\(new)" }
    }
    #expect(log(reducer, .set(5), .set(15), .set(19)) == ["5→15"])
  }

  @Test func `an effect is returned for a change`() async {
    let store = TestStore(initialState: State()) {
      base.onChange(of: \.count) { old, state in
        state.log.append("was \(old)")
        return .run { [count = state.count] in await $0(.saved(count)) }
      }
    }
    await store.send(.set(3)) {
      $0.count = 3
      $0.log = ["was 0"]
    }
    await store.receive(.saved(3))
    await store.send(.setText("a")) { $0.text = "a" }
  }

  @Test func `changes of several values are chained`() {
    let reducer =
      base
      .onChange(of: \.count) { _, _ in
        Reduce<State, Action> { state, _ in
          state.text = "\(state.count)"
          return .none
        }
      }
      .onChange(of: \.text) { _, _ in log { "text \($0.text)" } }
    #expect(log(reducer, .set(1), .setText("b")) == ["text 1", "text b"])
  }

  /// Changes by reducers after the operator are not observed.
  @Test func `only the changes of the reducer itself count`() {
    let reducer = CombineReducers {
      EmptyReducer().onChange(of: \State.count) { _, _ in log { _ in "changed" } }
      base
    }
    #expect(log(reducer, .set(1)) == [])
  }

  @Test func `a value may be computed`() {
    let reducer = base.onChange(of: { $0.count.isMultiple(of: 2) }) { _, isEven in
      log { _ in isEven ? "even" : "odd" }
    }
    #expect(log(reducer, .set(1), .set(3), .set(4)) == ["odd", "even"])
  }

  @Test func `a change that the reducer makes itself does not run it again`() {
    let reducer = base.onChange(of: \.count) { _, _ in
      Reduce<State, Action> { state, _ in
        state.count += 100
        state.log.append("\(state.count)")
        return .none
      }
    }
    #expect(log(reducer, .set(1)) == ["101"])
  }
}
