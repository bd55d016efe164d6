import ConcurrencyExtras
import Testing

@Suite struct EffectParkingTests {
  @Test func `a task that never returns is parked until it is cancelled`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task { try await Task.never() }
    await recorder.somethingParked()
    #expect(recorder.events == ["park: Task.never()"])
    task.cancel()
    #expect(recorder.events == ["park: Task.never()", "unpark"])
    _ = await task.result
    #expect(recorder.events == ["park: Task.never()", "unpark"])
  }

  @Test func `a stream that never emits parks the task that iterates it`() async {
    let recorder = ParkingRecorder()
    let stream = AsyncStream<Int>.never
    let task = recorder.task { for await _ in stream {} }
    await recorder.somethingParked()
    #expect(recorder.events == ["park: AsyncStream.never"])
    task.cancel()
    #expect(recorder.events == ["park: AsyncStream.never", "unpark"])
  }

  @Test func `a throwing stream that never emits parks the task that iterates it`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task { for try await _ in AsyncThrowingStream<Int, any Error>.never {} }
    await recorder.somethingParked()
    #expect(recorder.events == ["park: AsyncThrowingStream.never"])
    task.cancel()
  }

  @Test func `in a cancelled task every park is undone`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Task.never()
    }
    _ = await task.result
    #expect(recorder.events.count { $0.hasPrefix("park") } == recorder.events.count { $0 == "unpark" })
  }

  @Test func `child tasks report to the observer of their parent`() async {
    let recorder = ParkingRecorder()
    let task = recorder.task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await Task.never() }
      }
    }
    await recorder.somethingParked()
    task.cancel()
    #expect(recorder.events == ["park: Task.never()", "unpark"])
    _ = await task.result
  }
}
