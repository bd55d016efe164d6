import ComposableArchitecture
import Testing

@MainActor
@Suite struct PerceptionTrackingTests {
  @Test func `a change of what was read is told once`() {
    let store = Store(initialState: StoreTests.Child.State()) { StoreTests.Child() }
    let count = LockIsolated(0)
    let read = withPerceptionTracking {
      store.count
    } onChange: {
      count.withValue { $0 += 1 }
    }
    #expect(read == 0)
    store.send(.increment)
    store.send(.increment)
    #expect(count.value == 1)
  }
}
