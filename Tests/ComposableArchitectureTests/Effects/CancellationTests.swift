import ComposableArchitecture
import Testing

/// `cancellable`, `cancel`, `withTaskCancellation` and `Task.cancel`.
@MainActor
@Suite struct CancellationTests {
  enum Action: Equatable, Sendable { case start, stop, answer(String) }
  typealias Reducing = @Sendable (Action, any Clock<Duration>) -> Effect<Action>

  private let clock = TestClock()

  private func store(_ reduce: @escaping Reducing) -> TestStore<[String], Action> {
    TestStore(initialState: []) { [clock] in
      Reduce<[String], Action> { state, action in
        if case .answer(let text) = action { state.append(text) }
        return reduce(action, clock)
      }
    }
  }

  private nonisolated static func answer(_ text: String, _ clock: any Clock<Duration>) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.answer(text))
    }
  }

  @Test func `a cancelled effect sends nothing`() async {
    let store = store { action, clock in
      switch action {
      case .start: Self.answer("a", clock).cancellable(id: 1)
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `cancelling what does not run does nothing`() async {
    let store = store { action, _ in action == .stop ? .cancel(id: "nothing") : .none }
    await store.send(.stop)
    await store.finish()
  }

  @Test func `effects that share an identifier all end`() async {
    let store = store { action, clock in
      switch action {
      case .start: .merge(["a", "b", "c"].map { Self.answer($0, clock).cancellable(id: 1) })
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  @Test func `a merge is cancelled as a whole`() async {
    let store = store { action, clock in
      switch action {
      case .start: .merge(Self.answer("a", clock), Self.answer("b", clock)).cancellable(id: 1)
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  @Test func `what is not cancellable goes on`() async {
    let store = store { action, clock in
      switch action {
      case .start: .merge(Self.answer("a", clock).cancellable(id: 1), Self.answer("b", clock))
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(.answer("b")) { $0 = ["b"] }
  }

  @Test func `cancelInFlight of nothing cancels nothing`() async {
    let store = store { action, clock in
      switch action {
      case .start: Self.answer("a", clock).cancellable(id: 1)
      case .stop: Effect<Action>.none.cancellable(id: 1, cancelInFlight: true)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(.answer("a")) { $0 = ["a"] }
  }

  /// Outside of effects, so that the 16 run at the same time.
  @Test(arguments: 0..<20)
  nonisolated func `of many that replace one another one survives`(_: Int) async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let survivors = await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          await withTaskCancellation(id: "one", cancelInFlight: true) {
            try? await Task.never()
            end.yield(true)
          }
        }
      }
      var survivors = 16
      for await _ in ends {
        survivors -= 1
        if survivors == 1 { break }
      }
      Task.cancel(id: "one")
      for await _ in ends.prefix(1) { survivors -= 1 }
      return survivors
    }
    #expect(survivors == 0)
  }

  @Test func `an effect may be started again after it has been cancelled`() async {
    let store = store { action, clock in
      switch action {
      case .start: Self.answer("a", clock).cancellable(id: 1)
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.answer("a")) { $0 = ["a"] }
  }

  @Test func `an effect learns of its cancellation`() async {
    let log = LockIsolated<[String]>([])
    let store = store { action, _ in
      switch action {
      case .start:
        .run { send in
          await withTaskCancellationHandler {
            _ = try? await Task.never()
            log.withValue { $0.append("ended, cancelled: \(Task.isCancelled)") }
            await send(.answer("never"))
          } onCancel: {
            log.withValue { $0.append("cancelled") }
          }
        }
        .cancellable(id: 1)
      case .stop: .cancel(id: 1)
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
    #expect(log.value == ["cancelled", "ended, cancelled: true"])
  }

  @Test func `a part of an effect is replaced by the same part of another`() async {
    let store = store { action, clock in
      guard case .start = action else { return .none }
      return .run { send in
        let text = try? await withTaskCancellation(id: "part", cancelInFlight: true) {
          try await clock.sleep(for: .seconds(1))
          return "done"
        }
        await send(.answer(text ?? "replaced"))
      }
    }
    await store.send(.start)
    await store.send(.start)
    await store.receive(.answer("replaced")) { $0 = ["replaced"] }
    await clock.advance(by: .seconds(1))
    await store.receive(.answer("done")) { $0 = ["replaced", "done"] }
  }

  @Test func `the result and the error of a cancellable part come through`() async throws {
    struct Failure: Error {}
    let outside = await withTaskCancellation(id: 1) { 42 }
    #expect(outside == 42)
    await #expect(throws: Failure.self) {
      try await withTaskCancellation(id: 1) { throw Failure() }
    }
  }

  @Test func `cancelling outside of effects ends what runs there`() async {
    Task.cancel(id: "anything")
    await #expect(throws: CancellationError.self) {
      try await withTaskCancellation(id: "outside") {
        Task.cancel(id: "another")
        #expect(!Task.isCancelled)
        Task.cancel(id: "outside")
        try Task.checkCancellation()
      }
    }
    let store = store { _, _ in .run { _ in try await Task.never() }.cancellable(id: "outside") }
    let task = await store.send(.start)
    Task.cancel(id: "outside")
    #expect(!task.isCancelled)
    await task.cancel()
  }

  @Test func `what runs outside of effects is replaced`() async throws {
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await withTaskCancellation(id: "outside") {
        start.finish()
        try await Task.never()
      }
    }
    for await _ in starts {}
    let second = await withTaskCancellation(id: "outside", cancelInFlight: true) { Task.isCancelled }
    #expect(!second)
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test func `identifiers may be of any hashable type`() async {
    enum ID: Hashable { case number(Int) }
    let store = store { action, clock in
      switch action {
      case .start:
        .merge(
          Self.answer("a", clock).cancellable(id: ID.number(1)),
          Self.answer("b", clock).cancellable(id: ID.number(2))
        )
      case .stop: .cancel(id: ID.number(1))
      case .answer: .none
      }
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(.answer("b")) { $0 = ["b"] }
  }
}
