import ComposableArchitecture
import Testing

/// Effects that never come to rest, and effects with work that continues in other tasks.
@MainActor
@Suite struct RestlessEffectTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var ticks = 0
    }
    enum Action: Equatable {
      case startButtonTapped, stopButtonTapped, pollButtonTapped, ticked
    }
    enum CancelID { case timer }
    @Dependency(\.continuousClock) var clock
    let ticks: @Sendable () -> AsyncStream<Void>
    let isDone = LockIsolated(false)

    init(ticks: @escaping @Sendable () -> AsyncStream<Void> = { .finished }) { self.ticks = ticks }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startButtonTapped:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
          .cancellable(id: CancelID.timer)
        case .stopButtonTapped:
          return .cancel(id: CancelID.timer)
        case .pollButtonTapped:
          return .run { send in
            while !isDone.value { await Task.yield() }
            for await _ in ticks() { await send(.ticked) }
          }
        case .ticked:
          state.ticks += 1
          return .none
        }
      }
    }
  }

  @Test func `a timer of an immediate clock is held up`() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await store.receive(\.ticked)
    await store.receive(\.ticked)
    await store.send(.stopButtonTapped)
    await store.finish()
    #expect(store.state.ticks >= 2)
  }

  @Test func `many actions are skipped together, however slow the machine is`() async {
    let feature = Feature {
      AsyncStream { continuation in
        for _ in 0..<2_500 { continuation.yield() }
        continuation.finish()
      }
    }
    feature.isDone.setValue(true)
    let store = TestStore(initialState: Feature.State()) { feature }
    store.timeout = .zero
    await store.send(.pollButtonTapped)
    await store.skipReceivedActions()
    #expect(store.state.ticks == 2_500)
  }

  @Test func `a step lets an effect that spins run once`() async {
    let rounds = LockIsolated(0)
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { _, _ in
        .run { _ in
          while !isDone.value {
            rounds.withValue { $0 += 1 }
            await Task.yield()
          }
        }
      }
    }
    await store.send(())
    // As many jobs as run in one go: the turns after a step are for effects that have come to rest.
    #expect((1...100_000).contains(rounds.value))
    isDone.setValue(true)
    await store.finish()
  }

  @Test func `the test goes on while an effect polls`() async {
    let feature = Feature {
      AsyncStream {
        $0.yield(); $0.finish()
      }
    }
    let store = TestStore(initialState: Feature.State()) { feature }
    await store.send(.pollButtonTapped)
    feature.isDone.setValue(true)
    await store.receive(\.ticked) { $0.ticks = 1 }
  }

  @Test func `what does not come to rest is not waited for longer than the timeout`() async {
    let feature = Feature()
    defer { feature.isDone.setValue(true) }
    await withKnownIssue {
      let store = TestStore(initialState: Feature.State()) { feature }
      await store.send(.pollButtonTapped)
      await store.receive(\.ticked, timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    } matching: {
      $0.description.contains("received none after")
    }
  }

  @Test func `an effect that spins after its test leaves the main actor to others`() async {
    let rounds = LockIsolated(0)
    let isDone = LockIsolated(false)
    do {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Void> { _, _ in
          .run { _ in
            while !isDone.value {
              rounds.withValue { $0 += 1 }
              await Task.yield()
            }
          }
        }
      }
      await store.send(())
      await store.skipInFlightEffects(strict: false)
    }
    rounds.setValue(0)
    for _ in 1...100 { await Task.yield() }
    #expect(rounds.value < 50_000)
    isDone.setValue(true)
  }

  @Test(arguments: 0..<20) func `a stream may have a task that sleeps on the clock`(_: Int) async {
    let clock = TestClock()
    let feature = Feature {
      AsyncStream { continuation in
        let task = Task {
          while true {
            try await clock.sleep(for: .seconds(1))
            continuation.yield()
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
    feature.isDone.setValue(true)
    let store = TestStore(initialState: Feature.State()) { feature }
    let task = await store.send(.pollButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.ticks = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.ticks = 2 }
    await store.receive(\.ticked) { $0.ticks = 3 }
    await task.cancel()
  }

  @Test(arguments: 0..<20) func `a task of an effect may cancel what sleeps on the clock`(_: Int) async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isTick in
        if isTick { state += 1 }
        return isTick
          ? .none
          : .run { send in
            await Task {
              try? await withTaskCancellation(id: "sleep") {
                try await clock.sleep(for: .seconds(1))
                await send(true)
              }
            }
            .value
          }
      }
    }
    await store.send(false)
    await clock.advance(by: .seconds(1))
    await store.receive(true) { $0 = 1 }
  }

  @Test func `what is skipped at the end is a note`() async {
    let recorder = IssueRecorder()
    // To Swift Testing the note is a known issue. The reporter removes it here.
    await withKnownIssue {
      await recorder {
        let store = TestStore(initialState: Feature.State()) {
          Feature()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
        store.exhaustivity = .off(showSkippedAssertions: true)
        await store.send(.startButtonTapped)
      }
    }
    let messages = recorder.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Skipped assertions") == true, "\(messages)")
    #expect(messages.first?.contains("still running") == true, "\(messages)")
  }

  @Test func `finishing keeps what may still be received`() async {
    let feature = Feature {
      AsyncStream {
        $0.yield(); $0.finish()
      }
    }
    feature.isDone.setValue(true)
    let store = TestStore(initialState: Feature.State()) { feature }
    store.exhaustivity = .off
    await store.send(.pollButtonTapped)
    await store.finish(timeout: 1_000_000)
    await store.receive(\.ticked, timeout: 1_000_000) { $0.ticks = 1 }
  }
}
