import Testing

@testable import ComposableArchitecture

/// Navigation stacks: the work of their reducer, as a test sees it.
@MainActor
@Suite struct StackTests {
  typealias Path = StackFeature.Path

  private func testStore(_ elements: Path.State...) -> TestStoreOf<StackFeature> {
    TestStore(initialState: StackFeature.State(path: StackState(elements))) { StackFeature() }
  }

  @Test func `identifiers count up from zero in each test store`() async {
    for _ in 1...2 {
      let store = testStore(.counter(StackFeature.Counter.State()))
      await store.send(\.path[id: 0].counter.increment) {
        $0.path[id: 0] = .counter(StackFeature.Counter.State(count: 1))
      }
    }
  }

  @Test func `a state that the test has made before keeps its elements`() async {
    var state = StackFeature.State()
    state.path.append(.counter(StackFeature.Counter.State()))
    state.path.append(.note(StackFeature.Note.State()))
    let store = TestStore(initialState: state) { StackFeature() }
    await store.send(\.path[id: 0].counter.pushButtonTapped) {
      $0.path[id: 2] = .note(StackFeature.Note.State())
    }
    await store.send(\.path.popFrom, 2) {
      $0.path.pop(from: 2)
      $0.popped = 1
    }
    await store.send(\.path[id: 0].counter.pushButtonTapped) {
      $0.path[id: 3] = .note(StackFeature.Note.State())
    }
  }

  @Test func `the state of another test store keeps its elements`() async {
    let other = testStore(.counter(StackFeature.Counter.State()))
    let store = TestStore(initialState: other.state) { StackFeature() }
    await store.send(\.path[id: 0].counter.pushButtonTapped) {
      $0.path.append(.note(StackFeature.Note.State()))
    }
    #expect(store.state.path.ids == [0, 1])
    await store.send(.change { $0.path += [.note(.init()), .note(.init())] }) {
      $0.path += [.note(.init()), .note(.init())]
    }
    #expect(store.state.path.count == 4)
  }

  @Test func `what a reducer appends has the identifier that the test appends`() async {
    let store = testStore(.counter(StackFeature.Counter.State()))
    await store.send(\.path[id: 0].counter.pushButtonTapped) {
      $0.path.append(.note(StackFeature.Note.State()))
    }
    await store.send(\.path[id: 0].counter.pushButtonTapped) {
      $0.path[id: 2] = .note(StackFeature.Note.State())
    }
    await store.send(\.path[id: 1].note.textChanged, "Hi") {
      $0.path[id: 1, case: \.note]?.text = "Hi"
    }
    await store.send(\.homeButtonTapped) { $0.path = [] }
  }

  @Test func `push puts an element on top`() async {
    let store = testStore()
    await store.send(\.path.push, (id: 0, state: .note(StackFeature.Note.State()))) {
      $0.path[id: 0] = .note(StackFeature.Note.State())
    }
    await store.send(\.path.push, (id: 1, state: .counter(StackFeature.Counter.State()))) {
      $0.path[id: 1] = .counter(StackFeature.Counter.State())
    }
    #expect(store.state.path.ids == [0, 1])
  }

  @Test func `pop from removes the element and those above after the parent has run`() async {
    let store = testStore(.note(.init()), .note(.init()), .note(.init()))
    await store.send(\.path.popFrom, 1) {
      $0.path.pop(from: 1)
      $0.popped = 1
    }
    #expect(store.state.path.ids == [0])
  }

  @Test func `an element dismisses itself`() async {
    let store = testStore(.note(.init()), .counter(.init()))
    await store.send(\.path[id: 1].counter.closeButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.path.pop(to: 0)
      $0.popped = 1
    }
  }

  @Test func `an effect that dismisses itself sends nothing more`() async {
    let store = testStore(.counter(.init()))
    await store.send(\.path[id: 0].counter.tick)
    await store.receive(\.path.popFrom, 0) {
      $0.path = []
      $0.popped = 1
    }
    await store.finish()
  }

  @Test func `a stack popped while three elements have effects ends them all`() async {
    let store = testStore(.counter(.init()), .counter(.init()), .counter(.init()), .counter(.init()))
    for id: StackElementID in [0, 1, 2, 3] { await store.send(\.path[id: id].counter.work) }
    await store.send(\.path.popFrom, 1) {
      $0.path.pop(from: 1)
      $0.popped = 1
    }
    #expect(store.core.inFlight.count == 1)
    await store.send(\.homeButtonTapped) { $0.path.removeAll() }
    #expect(store.core.inFlight.isEmpty)
  }

  @Test func `one elements cancellation leaves the others alone`() async {
    let store = testStore(.counter(.init()), .counter(.init()))
    await store.send(\.path[id: 0].counter.work)
    await store.send(\.path[id: 1].counter.work)
    await store.send(.change { $0.path[id: 1] = nil }) { $0.path[id: 1] = nil }
    #expect(store.core.inFlight.count == 1)
    await store.skipInFlightEffects()
  }

  @Test func `misuse is reported once`() async {
    let cases: [(StackFeature.Action, String)] = [
      (.path(.element(id: 7, action: .counter(.increment))), "received an action for a missing element"),
      (.path(.popFrom(id: 7)), "received a \"popFrom\" action for a missing element"),
      (.path(.push(id: 0, state: .note(.init()))), "received a \"push\" action for an element it already"),
    ]
    for (action, words) in cases {
      let messages = await recordedIssues {
        let store = testStore(.counter(.init()))
        store.exhaustivity = .off
        await store.send(action)
      }
      #expect(messages.count == 1)
      #expect(messages.first?.contains(words) == true)
    }
  }

  @Test func `a push with an identifier from nowhere is reported`() async {
    let messages = await recordedIssues {
      let store = testStore()
      store.exhaustivity = .off
      await store.send(.path(.push(id: 5, state: .note(.init()))))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("unexpected generational ID") == true)
  }

  @Test func `elements are changed in place and notified`() {
    let store = Store(initialState: StackFeature.State()) { StackFeature() }
    store.send(.change { $0.path.append(.counter(.init())) })
    store.send(.change { $0.path.append(.counter(.init())) })
    let (first, second) = (store.path.ids[0], store.path.ids[1])
    #expect(first != second)
    let stack = LockIsolated(0)
    withObservationTracking {
      _ = store.path
    } onChange: {
      stack.withValue { $0 += 1 }
    }
    store.send(.path(.element(id: first, action: .counter(.increment))))
    #expect(stack.value == 0)
    #expect(store.path[id: first, case: \.counter]?.count == 1)
    store.send(.path(.popFrom(id: second)))
    #expect(stack.value == 1)
    #expect(store.path.count == 1)
  }
}
