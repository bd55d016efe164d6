import Testing

@testable import ComposableArchitecture

/// The throttles that a store keeps.
@MainActor
@Suite struct ForgottenThrottleTests {
  private final class Captured: Sendable {}

  private func engine<Action>(_ store: Store<Int, Action>) throws -> StoreEngine<Int, Action> {
    try #require(store.core as? StoreEngine<Int, Action>)
  }

  @Test func `throttles with a past interval are dropped`() async throws {
    let clock = TestClock()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, id in id < 0 ? .none : .send(-1).throttled(id, clock) }
    }
    for id in 0..<40 {
      store.send(id)
      await clock.advance(by: .seconds(1))
    }
    #expect(try engine(store).registry.throttleCount <= 16)
  }

  @Test func `throttles whose interval lasts are kept`() throws {
    let clock = TestClock()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, id in
        if id < 0 {
          state += 1
          return .none
        }
        return .send(-1).throttled(id, clock)
      }
    }
    for _ in 1...2 { for id in 0..<100 { store.send(id) } }
    #expect(try engine(store).registry.throttleCount == 100)
    #expect(store.withState { $0 } == 100)
  }

  @Test func `an effect that waited and was cancelled is released`() async throws {
    enum Action { case ask, cancel }
    let clock = TestClock()
    let captured = LockIsolated<[Weak]>([])
    let store = Store(initialState: 0) {
      Reduce<Int, Action> { _, action in
        switch action {
        case .ask:
          let object = Captured()
          captured.withValue { $0.append(Weak(object: object)) }
          return .run { _ in _ = object }.throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
        case .cancel: return .cancel(id: "t")
        }
      }
    }
    let first = store.send(.ask)
    await first.finish()
    let waiting = store.send(.ask)
    #expect(captured.value.last?.object != nil)
    store.send(.cancel)
    await waiting.finish()
    while captured.value.contains(where: { $0.object != nil }) { await Task.yield() }
  }

  private struct Weak: Sendable {
    weak var object: Captured?
  }
}

extension Effect {
  fileprivate func throttled(_ id: Int, _ clock: TestClock<Duration>) -> Self {
    throttle(id: id, for: .seconds(1), clock: clock, latest: true)
  }
}
