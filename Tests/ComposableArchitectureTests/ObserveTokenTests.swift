import ComposableArchitecture
import Testing

@Suite @MainActor struct ObserveTokenTests {
  private let store = Store(initialState: Feature.State()) { Feature() }

  @Test func `an observation lives as long as it is stored`() async {
    var observations: Set<ObserveToken> = []
    var more: [ObserveToken] = []
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    observe { [store] in continuation.yield(store.count) }.store(in: &observations)
    observe { [store] in continuation.yield(store.count + 100) }.store(in: &more)
    var iterator = counts.makeAsyncIterator()
    #expect([await iterator.next(), await iterator.next()] == [0, 100])

    more = []
    store.send(.incremented)
    #expect(await iterator.next() == 1)
    #expect(observations.count == 1)
    #expect(more.isEmpty)
  }

  @Test(arguments: [true, false])
  func `what an observation holds goes with it`(isCancelled: Bool) {
    weak var held: Held?
    var token: ObserveToken?
    do {
      let object = Held()
      held = object
      token = observe { [store] in object.count = store.count }
    }
    #expect(held != nil)
    if isCancelled { token?.cancel() } else { token = nil }
    #expect(held == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `a token is equal to itself alone`() {
    let token = observe {}
    let other = observe {}
    var tokens: Set<ObserveToken> = []
    token.store(in: &tokens)
    token.store(in: &tokens)
    #expect(tokens == [token])
    #expect(token != other)
    token.cancel()
    other.cancel()
  }
}

private final class Held {
  var count = 0
}

@Reducer
private struct Feature {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case incremented }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
