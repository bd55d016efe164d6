import ComposableArchitecture
import Testing

/// `ViewStore`, and the sequences of states that replace publishers.
@MainActor
@Suite struct ViewStoreTests {
  struct State: Equatable {
    var count = 0
    var text = ""
    var isLoading = false
  }
  enum Action: Equatable, Sendable { case set(Int), setText(String), load, loaded }

  private let store = Store(initialState: State()) {
    Reduce<State, Action> { state, action in
      switch action {
      case .set(let count):
        state.count = count
        return .none
      case .setText(let text):
        state.text = text
        return .none
      case .load:
        state.isLoading = true
        return .run { await $0(.loaded) }
      case .loaded:
        state.isLoading = false
        return .none
      }
    }
  }

  @Test func `it shows what it observes`() {
    let view = ViewStore(store, observe: { $0 })
    #expect(view.count == 0)
    view.send(.set(3))
    #expect(view.count == 3)
    #expect(view.state == State(count: 3))
  }

  @Test func `it observes a part and sends its own actions`() {
    enum ViewAction { case plusButtonTapped }
    let view = ViewStore(store, observe: \.count, send: { (_: ViewAction) in .set(9) })
    view.send(.plusButtonTapped)
    #expect(view.state == 9)
  }

  @Test func `observers are told of what is observed only`() {
    let view = ViewStore(store, observe: \.count)
    let told = LockIsolated(0)
    func track() {
      withObservationTracking {
        _ = view.self[dynamicMember: \.self]
      } onChange: {
        told.withValue { $0 += 1 }
      }
    }
    track()
    store.send(.setText("a"))
    #expect(told.value == 0)
    store.send(.set(1))
    #expect(told.value == 1)
  }

  @Test func `what counts as the same can be said`() {
    let view = ViewStore(store, observe: { $0 }, removeDuplicates: { $0.count / 10 == $1.count / 10 })
    view.send(.set(5))
    #expect(view.count == 0)
    view.send(.set(12))
    #expect(view.count == 12)
    let mapped = ViewStore(store, observe: { $0 }, send: { $0 }, removeDuplicates: { _, _ in true })
    mapped.send(.set(30))
    #expect(mapped.count == 12)
  }

  @Test func `a send may wait until the state is different`() async {
    let view = ViewStore(store, observe: { $0 })
    await view.send(.load, while: \.isLoading)
    #expect(!view.isLoading)
  }

  @Test func `a wait that is cancelled cancels the effects`() async {
    let clock = TestClock()
    let store = Store(initialState: true) {
      Reduce<Bool, Void> { _, _ in .run { _ in try await clock.sleep(for: .seconds(1)) } }
    }
    let view = ViewStore(store, observe: { $0 })
    let waiting = Task { await view.send((), while: { $0 }) }
    waiting.cancel()
    await waiting.value
    #expect(view.state)
  }

  @Test func `bindings of a view store send`() {
    let view = ViewStore(store, observe: { $0 })
    let text = view.binding(get: \.text, send: Action.setText)
    text.wrappedValue = "b"
    #expect(text.wrappedValue == "b")
    #expect(store.withState(\.text) == "b")
  }

  @Test func `bindings of a view store send an action whatever is written`() {
    let text = ViewStore(store, observe: \.text)
    let whole = text.binding(send: Action.setText)
    whole.wrappedValue = "c"
    #expect(whole.wrappedValue == "c")
    let fixed = text.binding(send: .setText("d"))
    fixed.wrappedValue = "x"
    #expect(fixed.wrappedValue == "d")
    let length = ViewStore(store, observe: { $0 }).binding(get: \.text.count, send: .setText("long"))
    length.wrappedValue = 0
    #expect(length.wrappedValue == 4)
  }

  @Test func `its states arrive without duplicates`() async {
    var states = ViewStore(store, observe: \.count).states.makeAsyncIterator()
    #expect(await states.next() == 0)
    store.send(.set(1))
    #expect(await states.next() == 1)
    store.send(.setText("a"))
    store.send(.set(1))
    store.send(.set(2))
    #expect(await states.next() == 2)
  }

  @Test func `the states of a store arrive without duplicates`() async {
    var store: Store? = Store(initialState: State()) {
      Reduce<State, Int> { state, action in
        state.count = action
        return .none
      }
    }
    var states = store?.states.makeAsyncIterator()
    #expect(await states?.next() == State())
    store?.send(0)
    store = nil
    #expect(await states?.next() == nil)
  }

  @Test func `a slow loop over the states gets the newest one`() async {
    var states = store.states.map(\.count).makeAsyncIterator()
    for number in 1...1_000 { store.send(.set(number)) }
    #expect(await states.next() == 1_000)
  }

  @Test func `the states of a view store end with the store`() async {
    var store: Store? = Store(initialState: 7) { EmptyReducer<Int, Never>() }
    var view = store.map { ViewStore($0, observe: { $0 }) }
    let states = view?.states
    (store, view) = (nil, nil)
    var seen: [Int] = []
    for await state in states ?? .finished { seen.append(state) }
    #expect(seen == [7])
  }

  @Test func `the states of a scoped store end with it`() async {
    let parent = Store(initialState: StoreTests.Parent.State()) { StoreTests.Parent() }
    var child: StoreOf<StoreTests.Child>? = parent.scope(state: \.child, action: \.child)
    let states = child?.states
    child = nil
    var count = 0
    for await _ in states ?? .finished { count += 1 }
    #expect(count == 1)
    #expect(parent.title == "title")
  }

  @Test func `the states end with the store`() async {
    var store: Store? = Store(initialState: 7) { EmptyReducer<Int, Never>() }
    let states = store?.states
    store = nil
    var seen: [Int] = []
    for await state in states ?? .finished { seen.append(state) }
    #expect(seen == [7])
  }

  @Test func `a view store that is let go is released`() {
    weak var released: ViewStore<State, Action>?
    do {
      let view = ViewStore(store, observe: { $0 })
      released = view
      view.send(.set(1))
    }
    #expect(released == nil)
    store.send(.set(2))
  }

  @Test func `an observation runs again for each change`() async {
    let store = Store(initialState: StoreTests.Child.State()) { StoreTests.Child() }
    let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
    let token = observe { continuation.yield(store.count) }
    var iterator = counts.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    store.send(.increment)
    #expect(await iterator.next() == 1)
    store.send(.increment)
    #expect(await iterator.next() == 2)
    token.cancel()
    store.send(.increment)
    continuation.finish()
    #expect(await iterator.next() == nil)
  }
}
