import Models
import Testing

@Suite struct LoadAttemptTests {
  private typealias Numbers = APILoadState<[Int]>

  @Test func whatSomebodyIsAtIsNotClaimedByAnother() async {
    var state = Numbers.idle
    #expect(state.claimLoading())
    let attempt = state.startLoading()
    await attempt.run { #expect(!state.claimLoading()) }
    // The request has ended, but no result has reached the state.
    #expect(state.isAbandoned)
    #expect(state.claimLoading())
  }

  @Test(arguments: [Numbers.loaded([1]), .empty, .failed(.timedOut, previous: nil)])
  func whatHasBeenAnsweredIsNotClaimed(state: APILoadState<[Int]>) {
    #expect(!state.claimLoading())
    #expect(!state.isAbandoned)
  }

  @Test func whatWasCancelledInTheMiddleIsClaimedByTheNext() async {
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
    #expect(state.claimLoading())
    state.stopIfAbandoned()
    #expect(state == .loaded([1]))
    await task.value
  }

  @Test func anAttemptThatIsClaimedBeforeItBeginsDoesNotBegin() async {
    var state = Numbers.idle
    let earlier = state.startLoading()
    #expect(state.claimLoading())
    let later = state.startLoading()
    await confirmation(expectedCount: 1) { begins in
      await earlier.run { Issue.record("The earlier attempt has begun.") }
      await later.run { begins() }
    }
  }

  @Test func anAttemptBeginsAtMostOnce() async {
    var state = Numbers.idle
    let attempt = state.startLoading()
    await confirmation(expectedCount: 1) { begins in
      await attempt.run { begins() }
      await attempt.run { begins() }
    }
  }

  @Test func anAttemptOfACancelledTaskDoesNotBegin() async {
    var state = Numbers.idle
    let attempt = state.startLoading()
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await attempt.run { Issue.record("The attempt has begun.") }
    }.value
    #expect(state.isAbandoned)
  }

  @Test func anAttemptGoesOnBesideAnother() async {
    var state = Numbers.idle
    let earlier = state.startLoading()
    let later = state.startLoading()
    await confirmation(expectedCount: 2) { begins in
      await earlier.run { begins() }
      await later.run { begins() }
    }
  }

  /// In every interleaving, a cancelled attempt is free to be claimed, and any other attempt runs once.
  @Test func aClaimAndABeginningAtTheSameTimeAgree() async {
    for round in 1...500 {
      var state = Numbers.idle
      let attempt = state.startLoading()
      let isCancelled = round.isMultiple(of: 2)
      let (answer, continuation) = AsyncStream.makeStream(of: Never.self)
      let task = Task.detached { () -> Bool in
        var hasBegun = false
        await attempt.run {
          hasBegun = true
          for await _ in answer {}
        }
        return hasBegun
      }
      if isCancelled { task.cancel() }
      let isClaimed = state.claimLoading()
      continuation.finish()
      let hasBegun = await task.value
      #expect(isClaimed == (isCancelled || !hasBegun))
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
