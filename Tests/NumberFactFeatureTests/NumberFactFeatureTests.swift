import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Testing

@MainActor
struct NumberFactFeatureTests {
  @Test func `counting up and down`() async {
    let store = TestStore(initialState: NumberFactFeature.State()) { NumberFactFeature() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
  }

  @Test func `the count does not overflow`() async {
    let largest = TestStore(initialState: NumberFactFeature.State.knowing(.max)) { NumberFactFeature() }
    await largest.send(.incrementButtonTapped)
    let smallest = TestStore(initialState: NumberFactFeature.State.knowing(.min)) { NumberFactFeature() }
    await smallest.send(.decrementButtonTapped)
  }

  @Test func `the fact is about the count`() async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 7, kind: .math)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { number, kind in NumberFact(number: number, text: "\(number)!", kind: kind)
      }
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.receive(\.factResponse) { $0.fact = .loaded(NumberFact(number: 7, text: "7!", kind: .math)) }
    #expect(store.state.answer == .fact("7!"))
  }

  @Test(arguments: [
    NumberFactFeature.Action.incrementButtonTapped, .decrementButtonTapped, .binding(.set(\.count, 9)),
    .binding(.set(\.kind, .year)),
  ])
  func `another number clears the fact`(action: NumberFactFeature.Action) async {
    let store = TestStore(initialState: NumberFactFeature.State.knowing(42)) { NumberFactFeature() }
    store.exhaustivity = .off
    await store.send(action) { $0.fact = .idle }
    #expect(store.state.answer == nil)
  }

  @Test func `another number cancels the request`() async {
    let clock = TestClock()
    let cancelled = LockIsolated(false)
    let store = TestStore(initialState: NumberFactFeature.State(count: 1)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { number, _ in
        do {
          try await clock.sleep(for: .seconds(1))
        } catch {
          cancelled.setValue(true)
          throw error
        }
        return NumberFact(number: number, text: "")
      }
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.send(.incrementButtonTapped) {
      $0.count = 2
      $0.fact = .idle
    }
    await store.finish()
    #expect(cancelled.value)
  }

  @Test func `a late reply is not shown even under its own number`() async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 1)) { NumberFactFeature() }
    let late = NumberFact(number: 1, text: "late")
    await store.send(.factResponse(number: 1, kind: .trivia, result: .success(late)))
    await store.send(.randomFactResponse(kind: .trivia, result: .success(late)))
  }

  @Test func `a reply for another number or kind is dropped`() async {
    var state = NumberFactFeature.State(count: 1)
    state.fact.startLoading()
    let store = TestStore(initialState: state) { NumberFactFeature() }
    let other = NumberFact(number: 2, text: "other")
    await store.send(.factResponse(number: 2, kind: .trivia, result: .success(other)))
    await store.send(.factResponse(number: 1, kind: .math, result: .success(other)))
    await store.send(.randomFactResponse(kind: .year, result: .success(other)))
  }

  @Test func `a fact about a number nearby is not shown`() async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 8)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { _, _ in NumberFact(number: 7, text: "7 is the number of seas.") }
    }
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse)
    #expect(store.state.answer == nil)
    guard case .undecodable = store.state.fact.error else {
      Issue.record("expected an error, got \(store.state.fact)")
      return
    }
  }

  @Test func `a failed reload keeps the fact`() async {
    let store = TestStore(initialState: NumberFactFeature.State.knowing(42)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { _, _ in throw APIError.offline(detail: "") }
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: .mock) }
    await store.receive(\.factResponse) { $0.fact = .failed(.offline(detail: ""), previous: .mock) }
    #expect(store.state.answer == .fact(NumberFact.mock.text))
  }

  @Test(arguments: [APIError.cancelled as any Error, CancellationError()])
  func `a cancelled request isn't an error`(error: any Error) async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 3)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { _, _ in throw error }
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.receive(\.factResponse) { $0.fact = .idle }
  }

  @Test func `a random fact brings its number along`() async {
    let store = TestStore(initialState: NumberFactFeature.State.knowing(42)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.randomFact = { NumberFact(number: 1969, text: "moon", kind: $0) }
    }
    await store.send(.randomFactButtonTapped) {
      $0.fact = .loading(previous: .mock)
      $0.isNumberRandom = true
    }
    await store.receive(\.randomFactResponse) {
      $0.isNumberRandom = false
      $0.count = 1969
      $0.fact = .loaded(NumberFact(number: 1969, text: "moon"))
    }
  }

  @Test func `a random fact about no number is an error`() async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 5)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.randomFact = { _ in NumberFact(number: nil, text: "something") }
    }
    store.exhaustivity = .off
    await store.send(.randomFactButtonTapped)
    await store.receive(\.randomFactResponse)
    #expect(store.state.count == 5)
    #expect(store.state.answer == nil)
    #expect(store.state.fact.error != nil)
  }

  @Test func `refreshing repeats a request for the number's fact`() async {
    let store = TestStore(initialState: NumberFactFeature.State.knowing(42)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { number, _ in NumberFact(number: number, text: "again") }
    }
    await store.send(.refreshButtonTapped) { $0.fact = .loading(previous: .mock) }
    await store.receive(\.factResponse) { $0.fact = .loaded(NumberFact(number: 42, text: "again")) }
  }

  @Test func `refreshing repeats a request for a random fact that failed`() async {
    let answers = LockIsolated<[Result<NumberFact, APIError>]>([
      .failure(.timedOut), .success(NumberFact(number: 1969, text: "moon")),
    ])
    let store = TestStore(initialState: NumberFactFeature.State(count: 5)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.randomFact = { _ in try answers.withValue { $0.removeFirst() }.get() }
      $0.numberFactClient.fact = { number, _ in NumberFact(number: number, text: "asked for") }
    }
    store.exhaustivity = .off
    await store.send(.randomFactButtonTapped)
    await store.receive(\.randomFactResponse)
    #expect(store.state.fact.error == .timedOut)
    await store.send(.refreshButtonTapped)
    await store.receive(\.randomFactResponse)
    #expect(store.state.answer == .fact("moon"))
    await store.send(.refreshButtonTapped)
    await store.receive(\.factResponse)
    #expect(store.state.answer == .fact("asked for"))
  }

  @Test func `equal states have equal hashes`() {
    for state in [NumberFactFeature.State(), .knowing(42), NumberFactFeature.State(kind: .date)] {
      let copy = state
      #expect(state == copy)
      #expect(state.hashValue == copy.hashValue)
    }
    #expect(NumberFactFeature.State(count: 42) != .knowing(42))
  }

  @Test func `a client that a test did not override fails it by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: NumberFactFeature.State()) { NumberFactFeature() }
      store.exhaustivity = .off
      await store.send(.factButtonTapped)
      await store.receive(\.factResponse)
    } matching: { issue in
      String(describing: issue).contains("NumberFactClient")
    }
  }
}

extension NumberFactFeature.State {
  /// Returns the state after the fact about a number has been loaded.
  static func knowing(_ number: Int) -> Self {
    var state = Self(count: number)
    var fact = NumberFact.mock
    fact.number = number
    state.fact = .loaded(fact)
    return state
  }
}
