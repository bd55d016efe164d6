import Models
import Testing

@Suite struct LoadAttemptTests {
  private typealias Numbers = APILoadState<[Int]>

  @Test func nothingNeedsLoadingWhileSomebodyIsAtIt() async {
    var state = Numbers.idle
    #expect(state.needsLoading)
    let attempt = state.startLoading()
    await attempt.run { #expect(!state.needsLoading) }
    // The answer is there, though the state has still to hear of it.
    #expect(!state.needsLoading)
  }

  @Test(arguments: [Numbers.loaded([1]), .empty, .failed(.timedOut, previous: nil)])
  func whatHasBeenAnsweredDoesNotNeedLoading(state: APILoadState<[Int]>) {
    #expect(!state.needsLoading)
    #expect(!state.isAbandoned)
  }

  @Test func aCancelledAttemptIsAbandoned() async {
    var state = Numbers.loaded([1])
    let attempt = state.startLoading()
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      await attempt.run {
        continuation.finish()
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    for await _ in begun {}
    #expect(!state.isAbandoned)
    task.cancel()
    #expect(state.isAbandoned)
    state.stopIfAbandoned()
    #expect(state == .loaded([1]))
    await task.value
  }

  @Test func anAttemptThatNobodyBeganIsAbandoned() {
    var state = Numbers.idle
    state.startLoading()
    #expect(state.needsLoading)
    state.stopIfAbandoned()
    #expect(state.isIdle)
  }

  @Test func anAttemptBeginsOnceAtMost() async {
    var state = Numbers.idle
    let attempt = state.startLoading()
    await confirmation(expectedCount: 1) { begins in
      await attempt.run { begins() }
      await attempt.run { begins() }
    }
  }

  @Test func anAttemptWhosePlaceAnotherTookDoesNotBegin() async {
    var state = Numbers.idle
    let earlier = state.startLoading()
    let later = state.startLoading()
    await confirmation(expectedCount: 1) { begins in
      await earlier.run { Issue.record("The earlier attempt has begun.") }
      await later.run { begins() }
    }
  }

  @Test func anAttemptGoesOnBesideAnother() async {
    var state = Numbers.idle
    let earlier = state.startLoading()
    let later = state.startLoading(endsEarlier: false)
    await confirmation(expectedCount: 2) { begins in
      await earlier.run { begins() }
      await later.run { begins() }
    }
  }

  @Test func statesThatShowTheSameAreEqualWhoeverIsAtIt() {
    var (state, other) = (Numbers.loaded([1]), Numbers.loaded([1]))
    state.startLoading()
    other.startLoading()
    #expect(state == other)
    #expect(state.hashValue == other.hashValue)
    #expect(state == .loading(previous: [1]))
  }
}
