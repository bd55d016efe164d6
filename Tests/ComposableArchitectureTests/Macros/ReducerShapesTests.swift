import ComposableArchitecture
import Testing

/// Features of every shape that the macro has to handle, as the compiler sees them.
@MainActor
@Suite struct ReducerShapesTests {
  @Test func `a generic feature with a destination in it runs`() async {
    let store = TestStore(initialState: Picker<Int>.State(values: [1, 2])) { Picker<Int>() }
    await store.send(.picked(2)) {
      $0.chosen = 2
      $0.destination = .counter(Counter.State(count: 2))
    }
    await store.send(\.destination.counter.incremented) {
      $0.destination = .counter(Counter.State(count: 3))
    }
  }

  @Test func `a generic destination runs what it was given`() {
    let store = Store(initialState: Choice<Int>.State.picker(Picker.State(values: [1]))) { Choice<Int>.body }
    store.send(.picker(.picked(1)))
    #expect(store.withState { $0[case: \.picker]?.chosen } == 1)
  }

  @Test func `a recursive case holds what holds it`() {
    let leaf = Files.State.leaf(Counter.State(count: 1))
    let store = Store(initialState: Files.State.folder(Folder.State(first: leaf))) { Files.body }
    store.send(.folder(.first(.leaf(.incremented))))
    #expect(store.withState { $0 } == .folder(Folder.State(first: .leaf(Counter.State(count: 2)))))
  }

  @Test func `cases with names in back ticks run`() {
    let store = Store(initialState: Words.State.default(Counter.State())) { Words.body }
    store.send(.default(.incremented))
    #expect(store.withState { $0[case: \.default]?.count } == 1)
    guard case .default(let counter) = store.case else {
      Issue.record("The store is in another case.")
      return
    }
    counter.send(.incremented)
    #expect(counter.count == 2)
  }

  @Test func `a case named self is not the whole state`() {
    let store = Store(initialState: Words.State.`self`(Counter.State())) { Words.body }
    store.send(.`self`(.incremented))
    #expect(store.withState { $0.is(\.`self`) })
    #expect(store.withState { $0[case: \.`self`]?.count } == 1)
    #expect(store.withState { !$0.is(\.default) })
  }

  @Test func `a feature in an extension of another runs`() {
    let store = Store(initialState: Namespace.Inner.State()) { Namespace.Inner() }
    #expect(store.withState { $0 } == Namespace.Inner.State())
    #expect(Namespace.Path.State.inner(Namespace.Inner.State()).is(\.inner))
  }

  @Test func `a feature whose state is an enum runs the reducer of the case`() {
    let store = Store(initialState: Screen.State.second(Counter.State())) { Screen() }
    store.send(.second(.incremented))
    #expect(store.withState { $0 } == .second(Counter.State(count: 1)))
    #expect(store.withState { $0.second?.count } == 1)
  }

  @Test func `a body under a condition is built`() {
    let store = Store(initialState: Switched.State()) { Switched() }
    store.send(.tapped)
    #expect(store.withState { $0.taps } == 2)
  }

  @Test func `a feature without a body may be sendable`() {
    #expect(Store(initialState: Nothing.State()) { Nothing() }.withState(\.count) == 0)
  }

  @Test func `a private view of a generic type sends`() {
    let store = Store(initialState: Form.State()) { Form() }
    FormView(store: store, content: 1).send(.tapped)
    #expect(store.withState { $0.taps } == 1)
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incremented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Picker<Value: Equatable & Sendable> where Value: Hashable {
  @ObservableState
  struct State: Equatable {
    var values: [Value]
    var chosen: Value?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case picked(Value)
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case counter(Counter)
    case alert(AlertState<Never>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let value):
        state.chosen = value
        state.destination = .counter(Counter.State(count: state.values.count))
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Picker.Destination.State: Equatable {}

@Reducer
private enum Choice<Value: Hashable & Sendable> {
  case picker(Picker<Value> = Picker<Value>())
  case none
}

@Reducer(state: .equatable)
private enum Files {
  /// Doc.
  case leaf(Counter)  // the end
  indirect case folder(Folder)
  @ReducerCaseIgnored
  indirect case link(Files.State, name: String = "")
  @available(*, deprecated) case old(Counter)
  @available(*, unavailable) case gone(Counter)
}

@Reducer
private struct Folder {
  @ObservableState
  struct State: Equatable {
    var first: Files.State
  }

  indirect enum Action {
    case first(Files.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Files.body }
  }
}

@Reducer
private enum Words {
  case `default`(Counter)
  case `self`(Counter)
  case `two words`(Counter)
  #if swift(>=6)
    #if os(nowhere)
      case nowhere(Counter)
    #else
      case here(Counter)
    #endif
  #endif
}

public enum Namespace {}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension Namespace {
  @Reducer
  struct Inner {
    public init() {}
  }

  @Reducer
  enum Path {
    case inner(Inner)
  }
}

@Reducer
private struct Nothing: Sendable {
  struct State { var count = 0 }
}

@Reducer
private struct Screen {
  @ObservableState
  enum State: Equatable {
    case first(Counter.State)
    case second(Counter.State)
  }

  enum Action {
    case first(Counter.Action), second(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Counter() }
    Scope(state: \.second, action: \.second) { Counter() }
  }
}

@Reducer
private struct Switched {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case tapped
  }

  #if os(nowhere)
    var body: some ReducerOf<Self> { EmptyReducer() }
  #else
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
    }
  #endif
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View {
      case tapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        state.taps += 1
        return .none
      }
    }
  }
}

@ViewAction(for: Form.self)
@MainActor
private struct FormView<Content> {
  #if os(nowhere)
    let store: Never
  #else
    fileprivate let store: StoreOf<Form>
  #endif
  let content: Content
}
