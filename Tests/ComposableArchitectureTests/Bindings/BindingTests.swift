import ComposableArchitecture
import Testing

/// `Binding`, `store.binding`, and the effects of writing to them.
@MainActor
@Suite struct BindingTests {
  struct Address: Equatable, Sendable { var street = "" }

  @Reducer struct Form {
    @ObservableState struct State: Equatable {
      var name = ""
      var isOn = false
      var address = Address()
      var log: [String] = []
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case nameTyped(String)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name):
          state.log.append("name \(state.name)")
        case .binding(\.isOn):
          state.log.append("isOn \(state.isOn)")
        case .binding:
          state.log.append("other")
        case .nameTyped(let name):
          state.name = name
        }
        return .none
      }
    }
  }

  private let store = Store(initialState: Form.State()) { Form() }

  @Test func `a binding reads and writes through the store`() {
    let name = store.binding(\.name)
    name.wrappedValue = "Blob"
    #expect(name.wrappedValue == "Blob")
    #expect(store.name == "Blob")
    #expect(store.log == ["name Blob"])
  }

  @Test func `the reducer tells the controls apart`() {
    store.send(.set(\.isOn, true))
    store.send(.binding(.set(\.address, Address(street: "Main"))))
    #expect(store.log == ["isOn true", "other"])
    #expect(store.address.street == "Main")
  }

  @Test func `a binding leads to a part`() {
    let street = store.binding(\.address).street
    street.wrappedValue = "Elm"
    #expect(store.address == Address(street: "Elm"))
    #expect(street.wrappedValue == "Elm")
  }

  @Test func `a binding may send its own action`() {
    let name = store.binding(get: \.name, send: Form.Action.nameTyped)
    name.wrappedValue = "x"
    #expect(name.wrappedValue == "x")
    #expect(store.log == [])
  }

  @Test func `reading a binding observes its property`() {
    let name = store.binding(\.name)
    let tracker = Tracker { _ = name.wrappedValue }
    store.send(.set(\.isOn, true))
    #expect(tracker.count == 0)
    store.send(.set(\.name, "a"))
    #expect(tracker.count == 1)
  }

  @Test func `a constant ignores what is written`() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    #expect(constant.projectedValue.wrappedValue == 3)
  }

  @Test func `binding actions are equal by property and value`() {
    let action = BindingAction<Form.State>.set(\.name, "a")
    #expect(action == .set(\.name, "a"))
    #expect(action != .set(\.name, "b"))
    #expect(action != .set(\.isOn, true))
    #expect(action.keyPath == \Form.State.name)
    #expect(\Form.State.name ~= action)
    #expect(!(\Form.State.isOn ~= action))
  }

  @Test func `a test receives what controls write by its property`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "a") {
      $0.name = "a"
      $0.log = ["name a"]
    }
    await store.send(.set(\.isOn, true)) {
      $0.isOn = true
      $0.log = ["name a", "isOn true"]
    }
  }

  @Test func `a dump of a binding action shows the value`() {
    #expect(String(customDumping: Form.Action.set(\.name, "abc")).contains("abc"))
  }

  /// Controls with actions in a case.
  @Reducer struct Wrapped {
    @ObservableState struct State: Equatable { var name = "" }
    enum Action: ViewAction {
      case view(View)
      @CasePathable enum View: BindableAction {
        case binding(BindingAction<State>)
        case tapped
      }
    }
    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
      EmptyReducer()
    }
  }

  @Test func `the actions of controls may lie in a case`() {
    let store = Store(initialState: Wrapped.State()) { Wrapped() }
    store.send(.view(.set(\.name, "a")))
    store.send(.view(.tapped))
    #expect(store.name == "a")
  }

  @Test func `a change through a binding reaches on change`() {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: Form.State()) {
      Form().onChange(of: \.name) { old, new in
        Reduce { _, _ in
          log.withValue { $0.append("\(old)→\(new)") }
          return .none
        }
      }
    }
    store.binding(\.name).wrappedValue = "a"
    store.binding(\.name).wrappedValue = "a"
    #expect(log.value == ["→a"])
  }
}
