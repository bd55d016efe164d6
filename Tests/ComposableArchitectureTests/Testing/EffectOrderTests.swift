import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// Effects of a test store run as on a serial executor, in one order.
@Suite("The order of effects") struct EffectOrderTests {
  /// The ways in which effects suspend without waiting for anything outside of the test.
  enum Shape: CaseIterable, Sendable {
    case yields, asyncLet, group, mainActor, childrenThatYield

    /// The actions in the order of a serial executor: the effects of an action come to rest before the next is sent.
    var order: [Int] {
      (0..<3).flatMap { action in
        [action] + offsets.map { $0 + 10 * action }
      }
    }

    private var offsets: [Int] {
      switch self {
      case .yields, .mainActor: [100, 200, 101, 201, 102, 202]
      case .asyncLet: [102, 202, 100, 101, 200, 201]
      case .childrenThatYield: [100, 200, 101, 201, 102, 202]
      case .group: [100, 101, 102, 200, 201, 202]
      }
    }
  }

  @Test func `a clock waits for effects that let others go first on the main actor`() async {
    let clock = TestClock()
    let store = await TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == -1 else { return .none }
        return .run { @MainActor send in
          for count in 0..<5 {
            for _ in 0..<3 * count { await Task.yield() }
            try await clock.sleep(for: .seconds(1))
            send(count)
          }
        }
      }
    }
    await store.withExhaustivity(.off) {
      await store.send(-1)
      for _ in 0..<5 { await clock.advance(by: .seconds(1)) }
      await store.skipReceivedActions()
    }
    #expect(await store.state == [-1, 0, 1, 2, 3, 4])
  }

  @Test func `what an effect sends first is reduced first`() async {
    var firsts: Set<[Int]> = []
    for _ in 1...200 {
      let store = TestStoreActor(initialState: [Int]()) {
        Reduce<[Int], Int> { state, action in
          state.append(action)
          guard action == 0 else { return .none }
          return .merge(
            .run { send in await send(1) },
            .run { send in
              await Task.yield()
              await send(2)
            }
          )
        }
      }
      await store.setExhaustivity(.off)
      await store.send(0)
      await store.finish()
      await store.skipReceivedActions(strict: false)
      firsts.insert(await store.state)
    }
    #expect(firsts == [[0, 1, 2]])
  }

  @Test(arguments: Shape.allCases)
  func `is the same each time off the main actor`(_ shape: Shape) async {
    var orders: Set<[Int]> = []
    for _ in 1...50 {
      let store = TestStoreActor(initialState: [Int]()) { reducer(shape) }
      await store.setExhaustivity(.off)
      for action in 0..<3 { await store.send(action) }
      await store.finish()
      await store.skipReceivedActions(strict: false)
      orders.insert(await store.state)
    }
    #expect(orders == [shape.order])
  }

  @Test(arguments: Shape.allCases)
  @MainActor func `is the same each time on the main actor`(_ shape: Shape) async {
    var orders: Set<[Int]> = []
    for _ in 1...50 {
      let store = TestStore(initialState: [Int]()) { reducer(shape) }
      store.exhaustivity = .off
      for action in 0..<3 { await store.send(action) }
      await store.finish()
      await store.skipReceivedActions(strict: false)
      orders.insert(store.state)
    }
    #expect(orders == [shape.order])
  }
}

/// Two effects for each action below 10. Each sends three more, and suspends in between.
private func reducer(_ shape: EffectOrderTests.Shape) -> some Reducer<[Int], Int> {
  Reduce { state, action in
    state.append(action)
    guard action < 10 else { return .none }
    return .merge(
      .run { await run(shape, 100 + 10 * action, $0) },
      .run { await run(shape, 200 + 10 * action, $0) }
    )
  }
}

private func run(_ shape: EffectOrderTests.Shape, _ base: Int, _ send: Send<Int>) async {
  @Sendable func step(_ number: Int) async { await send(base + number) }
  switch shape {
  case .yields:
    for number in 0..<3 {
      await step(number)
      await Task.yield()
    }
  case .asyncLet:
    async let first: Void = step(0)
    async let second: Void = step(1)
    await step(2)
    _ = await (first, second)
  case .group:
    await withTaskGroup { group in
      for number in 0..<3 { group.addTask { await step(number) } }
    }
  case .childrenThatYield:
    async let first: Void = {
      for _ in 0..<4 { await Task.yield() }
      await step(2)
    }()
    await withTaskGroup { group in
      for number in 0..<2 {
        group.addTask {
          for _ in 0..<number { await Task.yield() }
          await step(number)
        }
      }
    }
    await first
  case .mainActor:
    for number in 0..<3 {
      await MainActor.run {}
      await step(number)
    }
  }
}
