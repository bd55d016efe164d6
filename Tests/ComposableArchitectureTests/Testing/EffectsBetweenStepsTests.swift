import ComposableArchitecture
import Testing

/// Effects that wait for the outside world, such as a real clock, while the test waits for something else.
@Suite struct EffectsBetweenStepsTests {
  @Reducer struct Feature {
    struct State: Equatable { var last = 0 }
    enum Action: Equatable { case started, received(Int) }
    let values: AsyncStream<Int>
    let seen: AsyncStream<Int>.Continuation

    var body: some Reducer<State, Action> {
      Reduce { [values, seen] state, action in
        switch action {
        case .started:
          return .run { send in
            for await value in values {
              await send(.received(value))
              seen.yield(value)
            }
          }
        case .received(let value):
          state.last = value
          return .none
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(30)))
  @MainActor func `effects of a test store go on while the test waits`() async {
    let (values, feed) = AsyncStream.makeStream(of: Int.self)
    let (seen, report) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: Feature.State()) { Feature(values: values, seen: report) }
    await store.send(.started)
    var iterator = seen.makeAsyncIterator()
    for value in 1...3 {
      feed.yield(value)
      let next = await iterator.next()
      #expect(next == value)
    }
    for value in 1...3 { await store.receive(.received(value)) { $0.last = value } }
    feed.finish()
    await store.finish()
  }

  @Test(.timeLimit(.minutes(30)))
  func `effects of a test store actor go on while the test waits`() async {
    let (values, feed) = AsyncStream.makeStream(of: Int.self)
    let (seen, report) = AsyncStream.makeStream(of: Int.self)
    let store = TestStoreActor(initialState: Feature.State()) { Feature(values: values, seen: report) }
    await store.send(.started)
    var iterator = seen.makeAsyncIterator()
    for value in 1...3 {
      feed.yield(value)
      let next = await iterator.next()
      #expect(next == value)
    }
    for value in 1...3 { await store.receive(.received(value)) { $0.last = value } }
    feed.finish()
    await store.finish()
  }
}
