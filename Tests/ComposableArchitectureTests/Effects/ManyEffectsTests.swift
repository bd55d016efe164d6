import ComposableArchitecture
import Testing

/// Lists of effects that are made one by one.
@MainActor
@Suite struct ManyEffectsTests {
  @Test func `thousands of effects are added one by one`() async {
    let numbers = 1...5_000
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        switch action {
        case 0: return numbers.reduce(.none) { all, number in all.merge(with: .send(number)) }
        case -1:
          return numbers.reduce(.none) { all, number in all.concatenate(with: .run { await $0(number) }) }
        default: state.append(action)
        }
        return .none
      }
    }
    for action in [0, -1] {
      await store.send(action).finish()
    }
    #expect(store.withState(\.self) == Array(numbers) + Array(numbers))
  }
}
