import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Testing

@MainActor
struct NumberTimerTests {
  @Test func `the timer counts the seconds until it is stopped`() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { ($0.isTimerRunning, $0.timerSeconds) = (true, 0) }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.timerTicked) { ($0.count, $0.timerSeconds) = (1, 1) }
    await clock.advance(by: .seconds(3))
    for count in 2...4 { await store.receive(\.timerTicked) { ($0.count, $0.timerSeconds) = (count, count) } }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerRunning = false }
    await clock.advance(by: .seconds(10))
  }

  @Test func `the seconds are those of the timer, whatever the number is`() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFactFeature.State(count: 180)) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    #expect(store.state.secondOfMinute == 0)
    await store.send(.incrementButtonTapped) { $0.count = 181 }
    #expect(store.state.secondOfMinute == 0)
    store.exhaustivity = .off
    await store.send(.toggleTimerButtonTapped)
    await clock.advance(by: .seconds(61))
    await store.skipReceivedActions()
    #expect(store.state.secondOfMinute == 1)
    await store.send(.toggleTimerButtonTapped)
    #expect(store.state.secondOfMinute == 1)
    await store.send(.toggleTimerButtonTapped) { $0.timerSeconds = 0 }
    await store.send(.toggleTimerButtonTapped)
  }

  @Test func `a tick clears the fact of the number before`() async {
    var state = NumberFactFeature.State.knowing(41)
    state.isTimerRunning = true
    let store = TestStore(initialState: state) { NumberFactFeature() }
    await store.send(.timerTicked) {
      $0.count = 42
      $0.fact = .idle
      $0.timerSeconds = 1
    }
  }

  @Test func `a tick after the stop does nothing`() async {
    let store = TestStore(initialState: NumberFactFeature.State()) { NumberFactFeature() }
    await store.send(.timerTicked)
  }

  @Test func `ticks that come late do not delay those after them`() async {
    let clock = TardyClock(delay: .milliseconds(300))
    #expect(await deadlines(of: 5, on: clock) == [1, 2, 3, 4, 5].map { .seconds($0) })
  }

  @Test func `seconds that were missed are made up for`() async {
    // A task that sleeps until 1 wakes at 3.5, when seconds two and three have passed.
    let clock = TardyClock(delay: .milliseconds(2500))
    #expect(await deadlines(of: 6, on: clock) == [1, 2, 3, 4, 5, 6].map { .seconds($0) })
    #expect(clock.now.offset == .milliseconds(6500))
  }

  /// Runs the timer on the clock for that many ticks, and returns the deadlines of its sleeps.
  private func deadlines(of ticks: Int, on clock: TardyClock) async -> [Duration] {
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    clock.stops(after: ticks)
    await store.send(.toggleTimerButtonTapped)
    for _ in 1...ticks { await store.receive(\.timerTicked) }
    #expect(store.state.count == ticks)
    await store.send(.toggleTimerButtonTapped)
    await store.finish()
    return Array(clock.deadlines.prefix(ticks))
  }
}

/// A clock on which every sleep is too long.
private final class TardyClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var deadlines: [Instant] = []
    var sleepsLeft = Int.max
  }

  private let state = LockIsolated(State())
  private let delay: Duration

  init(delay: Duration) { self.delay = delay }

  var now: Instant { state.withValue { $0.now } }

  var minimumResolution: Duration { .zero }

  /// The deadlines of all sleeps, since the start.
  var deadlines: [Duration] { state.withValue { $0.deadlines.map(\.offset) } }

  /// Makes all sleeps after that many last until they are cancelled.
  func stops(after sleeps: Int) { state.withValue { $0.sleepsLeft = sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let isLast = state.withValue { state in
      state.sleepsLeft -= 1
      guard state.sleepsLeft >= 0 else { return true }
      state.deadlines.append(deadline)
      if deadline > state.now { state.now = deadline.advanced(by: delay) }
      return false
    }
    if isLast { try await Task.never() }
  }
}
