import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  struct Failure: Error, Equatable {}

  @Test func `never ends with cancellation`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task { try await Task.never() }
    await recorder.somethingParked()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `never stands for a result of any type`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task { () -> Int in try await Task.never() }
    await recorder.somethingParked()
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  @Test func `never throws at once in a cancelled task`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Task.never()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `cancelling the caller that awaits a cancellable value cancels the task`() async {
    let recorder = ParkingRecorder()
    let inner = recorder.task { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    await recorder.somethingParked()
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func `cancelling the caller that awaits a nonthrowing value cancels the task`() async {
    let recorder = ParkingRecorder()
    let inner = EffectParking.$current.withValue(recorder) {
      Task { () -> Bool in
        try? await Task.never()
        return Task.isCancelled
      }
    }
    let outer = Task { await inner.cancellableValue }
    await recorder.somethingParked()
    outer.cancel()
    #expect(await outer.value)
  }

  @Test func `a cancellable value is the value`() async throws {
    #expect(try await Task<Int, any Error> { 42 }.cancellableValue == 42)
    #expect(await Task<Int, Never> { 42 }.cancellableValue == 42)
    await #expect(throws: Failure()) { try await Task { throw Failure() }.cancellableValue }
  }

  @Test @MainActor func `a mega yield lets a task of the same actor run`() async {
    var didRun = false
    let task = Task { didRun = true }
    await Task.megaYield()
    #expect(didRun)
    await task.value
  }

  @Test func `a mega yield of none or less returns`() async {
    await Task.megaYield(count: 0)
    await Task.megaYield(count: -1)
  }

  @Test func `a result captures what an async closure returns`() async {
    let result = await Result { await Task { 42 }.value }
    #expect(result.get() == 42)
  }

  @Test func `a result captures what an async closure throws`() async {
    let result = await Result { () async throws -> Int in throw Failure() }
    #expect(throws: Failure()) { try result.get() }
  }
}
