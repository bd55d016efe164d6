import ConcurrencyExtras
import Testing

@Suite struct AsyncStreamTests {
  struct Failure: Error, Equatable {}

  @Test func `a sequence erased to a stream keeps its elements`() async {
    let numbers = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    let stream: AsyncStream<Int> = numbers.map { $0 * 10 }.eraseToStream()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [10, 20, 30])
  }

  @Test func `an error ends an erased stream`() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }.eraseToStream()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [1])
  }

  @Test func `an erased stream buffers nothing`() async {
    let produced = LockIsolated(0)
    let numbers = AsyncStream<Int> {
      produced.withValue {
        $0 += 1; return $0
      }
    }
    var iterator = AsyncStream(numbers).makeAsyncIterator()
    _ = await iterator.next()
    _ = await iterator.next()
    #expect(produced.value == 2)
  }

  @Test func `a finished stream has no elements`() async {
    #expect(await AsyncStream<Int>.finished.reduce(into: []) { $0.append($1) } == [])
  }

  @Test func `a stream that never emits ends with its task`() async throws {
    let recorder = ParkingRecorder()
    let task = recorder.task { await AsyncStream<Int>.never.reduce(into: []) { $0.append($1) } }
    await recorder.somethingParked()
    task.cancel()
    #expect(try await task.value == [])
  }

  @Test func `an erased throwing stream throws the error of its sequence`() async throws {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }.map { $0 * 10 }.eraseToThrowingStream()
    var elements: [Int] = []
    await #expect(throws: Failure()) {
      for try await element in stream { elements.append(element) }
    }
    #expect(elements == [10])
  }

  @Test func `a finished throwing stream has no elements`() async throws {
    let stream = AsyncThrowingStream<Int, any Error>.finished()
    #expect(try await stream.reduce(into: []) { $0.append($1) } == [])
  }

  @Test func `a stream finished with an error throws it`() async {
    let stream = AsyncThrowingStream<Int, any Error>.finished(throwing: Failure())
    await #expect(throws: Failure()) { try await stream.first { _ in true } }
  }

  @Test func `a throwing stream that never emits ends with its task`() async throws {
    let recorder = ParkingRecorder()
    let task = recorder.task {
      try await AsyncThrowingStream<Int, any Error>.never.reduce(into: []) { $0.append($1) }
    }
    await recorder.somethingParked()
    task.cancel()
    #expect(try await task.value == [])
  }
}
