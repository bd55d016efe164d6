import ComposableArchitecture
import Testing

/// `Effect.run`, `Effect.stream` and their arguments.
@MainActor
@Suite struct RunTests {
  private func store(_ effect: @escaping @Sendable () -> Effect<Int>) -> TestStore<[Int], Int> {
    TestStore(initialState: []) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? effect() : .none
      }
    }
  }

  @Test func `an operation may send many actions`() async {
    let store = store { .run { for number in 1...3 { await $0(number) } } }
    await store.send(0) { $0 = [0] }
    for number in 1...3 { await store.receive(number) { $0.append(number) } }
  }

  @Test func `a send returns when its action has been reduced`() async {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        log.withValue { $0.append("reduced \(action)") }
        return action == 0
          ? .run { send in
            await send(1)
            log.withValue { $0.append("sent 1") }
          } : .none
      }
    }
    await store.send(0).finish()
    #expect(log.value == ["reduced 0", "reduced 1", "sent 1"])
  }

  @Test func `a send from the main actor needs no await`() async {
    let store = store {
      .run { send in
        await MainActor.run {
          send(1)
          send(2)
        }
      }
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0.append(1) }
    await store.receive(2) { $0.append(2) }
  }

  @Test nonisolated func `a send from the main actor reaches a store that is elsewhere`() async {
    let store = TestStoreActor(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .run { send in await MainActor.run { send(1) } } : .none
      }
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
  }

  @Test nonisolated func `a task on the main actor sends without another await`() async {
    let store = TestStoreActor(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .run { send in await Task { @MainActor in send(1) }.value } : .none
      }
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
  }

  @Test func `an operation runs with its priority and name`() async {
    let seen = LockIsolated<(priority: TaskPriority?, name: String?)>((nil, nil))
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in
        .run(priority: .background, name: "indexing") { _ in
          seen.setValue((Task.basePriority, Task.name))
        }
      }
    }
    await store.send(()).finish()
    #expect(seen.value.priority == .background)
    #expect(seen.value.name == "indexing")
  }

  @Test func `the name of an effect is said in failures`() async {
    let messages = await recordedIssues {
      let store = store { .run(name: "indexing") { _ in try await Task.never() } }
      await store.send(0) { $0 = [0] }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("\"indexing\"") == true)
  }

  struct Failure: Error, Equatable {}

  @Test func `a handler is given the error and may send`() async {
    let errors = LockIsolated<[any Error]>([])
    let store = store {
      .run { send in
        await send(1)
        throw Failure()
      } catch: { error, send in
        errors.withValue { $0.append(error) }
        await send(2)
      }
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0.append(1) }
    await store.receive(2) { $0.append(2) }
    #expect(errors.value.map { $0 as? Failure } == [Failure()])
  }

  @Test func `a cancellation is not given to the handler`() async {
    let store = store {
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(1)
      }
    }
    await store.send(0) { $0 = [0] }
    await store.finish()
  }

  @Test func `an unhandled error is reported once, with the error and the place`() async {
    let messages = await recordedIssues {
      let store = store { .run { _ in throw Failure() } }
      await store.send(0) { $0 = [0] }
      await store.finish()
    }
    #expect(messages.count == 1)
    for words in ["threw an unhandled error", "Failure()", "RunTests.swift"] {
      #expect(messages.first?.contains(words) == true, "\(messages)")
    }
  }

  @Test func `a stream ends with its sequence`() async {
    let store = store {
      .stream {
        AsyncStream { stream in
          for number in 1...3 { stream.yield(number) }; stream.finish()
        }
      }
    }
    await store.send(0) { $0 = [0] }
    for number in 1...3 { await store.receive(number) { $0.append(number) } }
    await store.finish()
  }

  @Test func `a stream is made when its effect starts`() async {
    let log = LockIsolated<[String]>([])
    let effect = Effect<Int>.stream {
      log.withValue { $0.append("made") }
      return AsyncStream<Int> { $0.finish() }
    }
    #expect(log.value == [])
    let store = store { effect }
    await store.send(0) { $0 = [0] }
    await store.finish()
    #expect(log.value == ["made"])
  }

  @Test func `the error of a stream is reported`() async {
    let messages = await recordedIssues {
      let store = store { .stream { AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) } } }
      await store.send(0) { $0 = [0] }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("RunTests.swift") == true)
  }

  @Test func `a stream that is cancelled ends`() async {
    let ended = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in
        action == 0
          ? .stream { AsyncStream<Int> { $0.onTermination = { _ in ended.setValue(true) } } }
            .cancellable(id: 1) : .cancel(id: 1)
      }
    }
    await store.send(0)
    await store.send(1)
    await store.finish()
    #expect(ended.value)
  }

  @Test func `concatenate with and merge with join two`() async {
    let store = store {
      Effect.run { await $0(1) }.concatenate(with: .send(2)).merge(with: .send(3))
    }
    await store.send(0) { $0 = [0] }
    for number in [3, 1, 2] { await store.receive(number) { $0.append(number) } }
  }

  @Test func `nothing merged or concatenated is nothing`() async {
    let store = store { .merge(.none, .concatenate(.none, .none), .concatenate([]), .merge([])) }
    await store.send(0) { $0 = [0] }
    await store.finish()
  }

  @Test func `an effect that fails lets the concatenation go on`() async {
    let store = store {
      .concatenate(.run { _ in throw CancellationError() }, .run { await $0(1) })
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
  }
}
