import ComposableArchitecture
import Foundation
import Observation
import Testing

/// A reducer that replaces its whole state notifies the observers of the properties that differ, and no others.
@MainActor
@Suite struct WholeReplacementTests {
  enum Kind: CaseIterable {
    case root, child, sheet, row, element, destination
  }

  @Test(arguments: Kind.allCases) func `only what differs is told`(_ kind: Kind) throws {
    let app = Store(initialState: App.State()) { App() }
    let store = try #require(app.form(kind))
    for _ in 1...3 {
      let count = observed { store.count }
      let title = observed { store.title }
      let numbers = observed { store.numbers }
      let place = observed { store.place }
      let inner = observed { store.inner.text }
      let missing = observed { store.missing }
      let previous = store.count

      store.send(.replace)

      #expect(store.count == previous + 1)
      #expect(count.value == 1)
      #expect([title, numbers, place, missing].map(\.value) == [0, 0, 0, 0])
      #expect(inner.value == 1, "another child has come")

      store.send(.change)

      #expect([title, numbers, place, missing].map(\.value) == [1, 1, 1, 1])
    }
  }

  @Test func `a custom reducer, too`() {
    let store = Store(initialState: Form.State()) { CustomReducer() }
    let count = observed { store.count }
    let title = observed { store.title }
    store.send(.replace)
    #expect([count, title].map(\.value) == [1, 0])
  }

  @Test func `a child that is carried over is the same`() {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Int> { state, _ in
        state = Form.State(count: 1, inner: state.inner)
        return .none
      }
    }
    let inner = observed { store.inner }
    let text = observed { store.inner.text }
    store.send(0)
    #expect([inner, text].map(\.value) == [0, 0])
  }

  @Test func `what is not equatable is told`() {
    let store = Store(initialState: Form.State()) { Form() }
    let opaque = observed { store.opaque }
    store.send(.replace)
    #expect(opaque.value == 1)
  }

  @Test func `a property that returns to what it was is told at most once`() {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Int> { state, action in
        state.count = 5
        state = Form.State()
        state.count = action
        return .none
      }
    }
    var count = observed { store.count }
    store.send(0)
    #expect(count.value <= 1)
    #expect(store.count == 0)
    count = observed { store.count }
    store.send(7)
    #expect(count.value == 1)
    #expect(store.count == 7)
  }

  /// The copy has the registrar of the original.
  @Test(arguments: [false, true]) func `an observer of another value in a copy is notified`(
    _ copyFirst: Bool
  ) {
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Int> { state, action in
        state = Form.State(count: action)
        return .none
      }
    }
    var copy = store.withState { $0 }
    copy.count = 5
    var ofCopy = LockIsolated(0)
    if copyFirst { ofCopy = observed { copy.count } }
    let count = observed { store.count }
    if !copyFirst { ofCopy = observed { copy.count } }
    store.send(5)
    #expect(count.value == 1)
    #expect(ofCopy.value == 1)
  }

  @Test func `observers on several threads are told`() async {
    let store = Store(initialState: Form.State()) { Form() }
    let state = UncheckedSendable(store.withState { $0 })
    let title = observed { store.title }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        withObservationTracking {
          _ = state.value.title
        } onChange: {
        }
        continuation.resume()
      }
    }
    store.send(.replace)
    #expect(title.value == 1)
  }

  @Test func `a state without observers is observed in its new place`() {
    let store = Store(initialState: Form.State()) { Form() }
    store.send(.replace)
    let count = observed { store.count }
    store.send(.replace)
    #expect(count.value == 1)
    #expect(store.count == 2)
  }

  private func observed<T>(_ read: () -> T) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
    return count
  }
}

@Reducer private struct Form {
  struct Place: Equatable {
    var x = 0
    var name = ""
  }
  struct Opaque { var x = 0 }
  @ObservableState struct Inner: Equatable {
    var text = ""
  }
  @ObservableState struct State: Identifiable {
    var id = 1
    var count = 0
    var title = "title"
    var numbers = [1, 2, 3]
    var place = Place()
    var missing: String?
    var opaque = Opaque()
    var inner = Inner()
  }
  enum Action { case replace, change }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .replace:
        var new = State(count: state.count + 1, title: state.title, numbers: state.numbers)
        (new.place, new.missing) = (state.place, state.missing)
        state = new
      case .change:
        state.title += "!"
        state.numbers.append(4)
        state.place.x += 1
        state.missing = (state.missing ?? "") + "?"
      }
      return .none
    }
  }
}

private struct CustomReducer: Reducer {
  typealias State = Form.State
  typealias Action = Form.Action
  func reduce(into state: inout State, action _: Action) -> Effect<Action> {
    state = State(count: state.count + 1)
    return .none
  }
}

@Reducer private struct App {
  @Reducer enum Destination { case form(Form) }

  @ObservableState struct State {
    var root = Form.State()
    var child = Form.State()
    @Presents var sheet: Form.State? = Form.State()
    var rows: IdentifiedArrayOf<Form.State> = [Form.State()]
    var path = StackState([Form.State()])
    @Presents var destination: Destination.State? = .form(Form.State())
  }
  enum Action {
    case child(Form.Action)
    case sheet(PresentationAction<Form.Action>)
    case rows(IdentifiedActionOf<Form>)
    case path(StackActionOf<Form>)
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Form() }
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { Form() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Form() }
      .forEach(\.path, action: \.path) { Form() }
  }
}

extension StoreOf<App> {
  fileprivate func form(_ kind: WholeReplacementTests.Kind) -> StoreOf<Form>? {
    switch kind {
    case .root: Store<Form.State, Form.Action>(initialState: Form.State()) { Form() }
    case .child: scope(state: \.child, action: \.child)
    case .sheet: scope(state: \.sheet, action: \.sheet.presented)
    case .row: scope(state: \.rows, action: \.rows).first
    case .element: scope(state: \.path, action: \.path).first
    case .destination: scope(state: \.destination?.form, action: \.destination.form)
    }
  }
}
