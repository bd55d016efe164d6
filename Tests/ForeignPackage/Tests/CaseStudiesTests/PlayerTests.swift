import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PlayerTests {
  @Test func aRootDismissesItself() async {
    let isClosed = LockIsolated(false)
    let clock = TestClock()
    let store = TestStore(initialState: .init()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { isClosed.setValue(true) }
    }
    await store.send(.closeButtonTapped)
    #expect(isClosed.value)
  }

  @Test func dismissalEndsWhatIsRunning() async {
    let clock = TestClock()
    let store = TestStore(initialState: .init()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.notePlayed = {}
    }
    await store.send(.playButtonTapped) { $0.isPlaying = true }
    await clock.advance(by: .milliseconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    // The timer would fail the test if it were still running at its end.
    await store.send(.closeButtonTapped).finish()
    #expect(store.isDismissed)
  }

  /// A test may sleep, if it must: its effects go on meanwhile.
  @Test func effectsGoOnWhileTheTestSleeps() async throws {
    let played = LockIsolated(0)
    let store = TestStore(initialState: .init()) {
      Player()
    } withDependencies: {
      $0.continuousClock = ContinuousClock()
      $0.notePlayed = { played.withValue { $0 += 1 } }
    }
    let task = await store.send(.playButtonTapped) { $0.isPlaying = true }
    while played.value < 3 { try await Task.sleep(for: .milliseconds(1)) }
    await task.cancel()
    for second in 1...3 {
      await store.receive(.ticked) { $0.seconds = second }
    }
    await store.skipReceivedActions(strict: false)
  }
}
