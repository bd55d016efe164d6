import ComposableArchitecture
import Foundation
import Testing

/// The behavior of each kind of effect.
@MainActor
@Suite struct EffectTests {
  private func store(
    _ clock: any Clock<Duration> = ImmediateClock(),
    _ reduce: @escaping (inout [Int], Int) -> Effect<Int>
  ) -> TestStore<[Int], Int> {
    TestStore(initialState: []) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return reduce(&state, action)
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private func received(_ store: TestStore<[Int], Int>, _ action: Int) async {
    await store.receive(action) { $0.append(action) }
  }

  @Test func `merge runs all of its effects`() async {
    let store = store { _, action in
      action == 0 ? .merge(.send(1), .run { await $0(2) }, .send(3), .none) : .none
    }
    await store.send(0) { $0 = [0] }
    for action in [1, 3, 2] { await received(store, action) }
  }

  @Test func `concatenate runs one after the other`() async {
    let store = store { _, action in
      action == 0 ? .concatenate(.run { await $0(1) }, .send(2), .run { await $0(3) }) : .none
    }
    await store.send(0) { $0 = [0] }
    for action in 1...3 { await received(store, action) }
  }

  @Test func `effects end once the action that they send last has been reduced`() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 1: .concatenate(.run { _ in await Task.yield() }, .send(2))
        case 2:
          .run {
            await Task.yield()
            await $0(3)
          }
        case 4: .concatenate(.concatenate(.run { _ in await Task.yield() }, .send(5)), .send(6))
        default: .none
        }
      }
    }
    await store.send(1).finish()
    #expect(store.withState { $0 } == [1, 2, 3])
    await store.send(4).finish()
    #expect(store.withState { $0 } == [1, 2, 3, 4, 5, 6])
  }

  @Test func `concatenate waits for each effect to end`() async {
    let clock = TestClock()
    let store = store { _, action in
      action == 0
        ? .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) },
          .send(1),
          .merge(.run { _ in try await clock.sleep(for: .seconds(1)) }, .send(2)),
          .send(3)
        ) : .none
    }
    await store.send(0) { $0 = [0] }
    await clock.advance(by: .seconds(1))
    await received(store, 1)
    await received(store, 2)
    await clock.advance(by: .seconds(1))
    await received(store, 3)
  }

  @Test func `cancelling a concatenation drops what is left of it`() async {
    let clock = TestClock()
    let store = store { _, action in
      switch action {
      case 0:
        .concatenate(.run { _ in try await clock.sleep(for: .seconds(1)) }, .send(1)).cancellable(id: "id")
      case 2: .cancel(id: "id")
      default: .none
      }
    }
    await store.send(0) { $0 = [0] }
    await store.send(2) { $0 = [0, 2] }
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `cancel in flight replaces the running effect`() async {
    let clock = TestClock()
    let store = store { _, action in
      guard action < 10 else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(action + 10)
      }
      .cancellable(id: "search", cancelInFlight: true)
    }
    await store.send(0) { $0 = [0] }
    await clock.advance(by: .milliseconds(500))
    await store.send(1) { $0 = [0, 1] }
    await clock.advance(by: .seconds(1))
    await received(store, 11)
  }

  @Test func `debounce runs the last when nothing came for a while`() async {
    let clock = TestClock()
    let store = store { _, action in
      action < 10 ? Effect.send(action + 10).debounce(id: "d", for: .seconds(1), clock: clock) : .none
    }
    await store.send(0) { $0 = [0] }
    await clock.advance(by: .milliseconds(900))
    await store.send(1) { $0 = [0, 1] }
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await received(store, 11)
  }

  @Test(arguments: [(true, 12), (false, 11)])
  func `throttle lets one through in each interval`(latest: Bool, second: Int) async {
    let clock = TestClock()
    let store = store { _, action in
      action < 10
        ? Effect.send(action + 10).throttle(id: "t", for: .seconds(1), clock: clock, latest: latest) : .none
    }
    await store.send(0) { $0 = [0] }
    await received(store, 10)
    await store.send(1) { $0.append(1) }
    await store.send(2) { $0.append(2) }
    await clock.advance(by: .seconds(1))
    await received(store, second)
    await clock.advance(by: .seconds(1))
    await store.send(3) { $0.append(3) }
    await received(store, 13)
  }

  @Test func `a throttle whose wait is cancelled waits again`() async {
    let clock = TestClock()
    let store = store { _, action in
      switch action {
      case 9: .cancel(id: "t")
      case 10...: .none
      default: Effect.send(action + 10).throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
      }
    }
    await store.send(1) { $0 = [1] }
    await received(store, 11)
    await store.send(2) { $0.append(2) }
    await store.send(9) { $0.append(9) }
    await clock.advance(by: .seconds(2))
    await store.send(3) { $0.append(3) }
    await received(store, 13)
    await store.send(4) { $0.append(4) }
    await clock.advance(by: .seconds(1))
    await received(store, 14)
  }

  @Test func `a stream sends each of its elements`() async {
    let store = store { _, action in
      action == 0
        ? .stream {
          AsyncStream {
            for n in 1...3 { $0.yield(n) }; $0.finish()
          }
        } : .none
    }
    await store.send(0) { $0 = [0] }
    for action in 1...3 { await received(store, action) }
  }

  @Test func `map changes what is sent`() async {
    let store = store { _, action in
      guard action == 0 else { return .none }
      let strings: Effect<String> = .merge(
        .send("1"),
        .run { await $0("22") },
        .concatenate(.send("333"), .run { await $0("4444") })
      )
      return strings.map(\.count)
    }
    await store.send(0) { $0 = [0] }
    for action in [1, 3, 2, 4] { await received(store, action) }
  }

  @Test func `an error goes to the handler`() async {
    struct Failure: Error {}
    let store = store { _, action in
      action == 0
        ? .run { _ in
          throw Failure()
        } catch: { _, send in
          await send(1)
        } : .none
    }
    await store.send(0) { $0 = [0] }
    await received(store, 1)
  }

  @Test func `an unhandled error is reported`() async {
    struct Failure: Error {}
    let store = store { _, action in action == 0 ? .run { _ in throw Failure() } : .none }
    await withKnownIssue {
      await store.send(0) { $0 = [0] }
    } matching: {
      $0.description.contains("threw an unhandled error")
    }
  }

  @Test func `a cancellation error isn't an error`() async {
    let store = store { _, action in action == 0 ? .run { _ in throw CancellationError() } : .none }
    await store.send(0) { $0 = [0] }
    await store.finish()
  }

  @Test func `withTaskCancellation makes a part of an effect cancellable`() async {
    let clock = TestClock()
    let store = store { _, action in
      switch action {
      case 0:
        .run { send in
          try? await withTaskCancellation(id: "part") { try await clock.sleep(for: .seconds(1)) }
          await send(1)
        }
      case 5: .cancel(id: "part")
      case 6: .run { _ in Task.cancel(id: "part") }
      default: .none
      }
    }
    for canceller in [5, 6] {
      await store.send(0) { $0.append(0) }
      await store.send(canceller) { $0.append(canceller) }
      await received(store, 1)
    }
  }

  @Test func `a finished task means that all it led to has ended`() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action < 3 ? .run { await $0(action + 1) } : .none
      }
    }
    await store.send(0).finish()
    #expect(store.withState { $0 } == [0, 1, 2, 3])
  }

  @Test func `cancelling a task cancels the effects of its action`() async {
    let clock = TestClock()
    let store = store { _, action in
      action == 0
        ? .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(1)
        } : .none
    }
    let task = await store.send(0) { $0 = [0] }
    await task.cancel()
    await clock.advance(by: .seconds(1))
    #expect(task.isCancelled)
  }

  @Test func `an effect sees the dependencies of its reducer`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 0 else { return .none }
        return .run { send in
          @Dependency(\.locale) var locale
          await send(locale.identifier == "de_DE" ? 1 : 2)
        }
      }
      .dependency(\.locale, .init(identifier: "de_DE"))
    } withDependencies: {
      $0.locale = .init(identifier: "en_US")
    }
    await store.send(0)
    await store.receive(1) { $0 = 1 }
  }
}
