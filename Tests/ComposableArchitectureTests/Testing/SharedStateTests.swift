import Testing

@testable import ComposableArchitecture

/// `@Shared` in features under test.
@MainActor
@Suite struct SharedStateTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      var local = 0
    }
    enum Action: Equatable { case increment, incrementTwice, both, local, work }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.$count.withLock { $0 += 1 }
          return .none
        case .incrementTwice:
          return .merge(.send(.increment), .send(.increment))
        case .both:
          state.$count.withLock { $0 += 1 }
          state.local += 1
          return .none
        case .local:
          state.local += 1
          return .none
        case .work:
          return .run { [count = state.$count] _ in count.withLock { $0 += 10 } }
        }
      }
    }
  }

  private func testStore() -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) { Feature() }
  }

  @Test func `a change of a shared value is asserted`() async {
    let store = testStore()
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.both) {
      $0.$count.withLock { $0 = 2 }
      $0.local = 1
    }
    await store.send(.local) { $0.local = 2 }
    #expect(store.state.count == 2)
  }

  @Test func `an equal value that is set satisfies an assertion`() async {
    let store = testStore()
    await store.send(.incrementTwice) { $0.$count.withLock { $0 = 0 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func `a change that is not asserted fails`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.increment)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("State was not expected to change") == true)
  }

  @Test func `a wrong expectation fails`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.increment) { $0.$count.withLock { $0 = 7 } }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("state change does not match expectation") == true)
    #expect(messages.first?.contains("7") == true)
  }

  @Test func `each of several actions is asserted with the value of its time`() async {
    let store = testStore()
    await store.send(.incrementTwice)
    await store.receive(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func `what an effect changes is asserted afterwards`() async {
    let store = testStore()
    await store.send(.work).finish()
    store.assert { $0.$count.withLock { $0 = 10 } }
    await store.send(.increment) { $0.$count.withLock { $0 = 11 } }
  }

  @Test func `an unasserted change by an effect fails at the end`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.work).finish()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("before asserting against changes to shared state") == true)
  }

  @Test func `without exhaustivity nothing must be asserted`() async {
    let store = testStore()
    store.exhaustivity = .off
    await store.send(.both)
    await store.send(.both) { $0.$count.withLock { $0 = 2 } }
    await store.send(.work).finish()
    #expect(store.state.count == 12)
  }

  @Test func `two test stores of one test share and two tests do not`() async {
    let (first, second) = (testStore(), testStore())
    #expect(first.state.count == 0)
    await first.send(.increment) { $0.$count.withLock { $0 = 1 } }
    #expect(second.state.count == 1)
  }

  @Test func `observers of a shared value are told after the reduction`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        let local = store.local
        seen.withValue { $0.append(local) }
      }
    }
    store.send(.both)
    #expect(seen.value == [1])
  }
}
