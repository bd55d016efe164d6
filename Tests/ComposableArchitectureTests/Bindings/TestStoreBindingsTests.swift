import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct TestStoreBindingsTests {
  private let store = TestStore(initialState: Login.State()) {
    Login()
  } withDependencies: {
    $0.date.now = Date(timeIntervalSince1970: 42)
  }

  @Test func `the bindings read the state of the store`() async {
    #expect(store.bindings(action: \.view).email == "")
    await store.send(\.view.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    #expect(store.bindings(action: \.view).email == "blob@example.com")
    #expect(store.bindings(action: \.view).wrappedValue == store.state)
  }

  @Test func `a view is asserted by what it makes of the bindings`() async {
    #expect(!LoginView(bindings: store.bindings(action: \.view)).isLoginButtonEnabled)
    await store.send(\.view.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    await store.send(\.view.binding.password, "12345678") { $0.password = "12345678" }
    #expect(LoginView(bindings: store.bindings(action: \.view)).isLoginButtonEnabled)
  }

  @Test func `a binding is read and written`() {
    let bindings = store.bindings(action: \.view)
    let email: Binding<String> = bindings.email
    email.wrappedValue = "blob@example.com"
    #expect(email.wrappedValue == "blob@example.com")
    #expect(bindings.email == "blob@example.com")
    #expect(LoginView(bindings: bindings).email.wrappedValue == "blob@example.com")
  }

  @Test func `what is written does not reach the store`() async {
    let email: Binding<String> = store.bindings(action: \.view).email
    email.wrappedValue = "blob@example.com"
    #expect(store.state.email == "")
    #expect(store.bindings(action: \.view).email == "")
    await store.send(\.view.binding.password, "12345678") { $0.password = "12345678" }
  }

  @Test func `the bindings are those of the state when they were made`() async {
    let bindings = store.bindings(action: \.view)
    await store.send(\.view.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    #expect(bindings.email == "")
  }

  @Test func `a write is made with the dependencies of the store`() {
    let bindings = store.bindings(action: \.view)
    let password: Binding<String> = bindings.password
    password.wrappedValue = "12345678"
    #expect(bindings.passwordChanged == Date(timeIntervalSince1970: 42))
  }

  @Test func `a property that cannot be bound is read`() {
    #expect(store.bindings(action: \.view).isComplete == false)
    #expect(store.bindings(action: \.view).attempts.isEmpty)
  }

  @Test func `binding actions need no separate case`() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    await store.send(\.binding.text, "coins") { $0.text = "coins" }
    let text: Binding<String> = store.bindings.text
    #expect(store.bindings.text == "coins")
    #expect(text.wrappedValue == "coins")
  }

  @Test func `reading does not observe the store`() async {
    let bindings = store.bindings(action: \.view)
    let email: Binding<String> = bindings.email
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = bindings.password as String
      _ = email.wrappedValue
    } onChange: {
      isTold.setValue(true)
    }
    await store.send(\.view.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    await store.send(\.view.binding.password, "12345678") { $0.password = "12345678" }
    #expect(!isTold.value)
  }
}

/// The state that a view with controls shows.
@MainActor
private struct LoginView {
  let email: Binding<String>
  let isLoginButtonEnabled: Bool

  init(bindings: BindingViewStore<Login.State>) {
    email = bindings.email
    isLoginButtonEnabled = bindings.isComplete
  }
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = "" {
      didSet {
        @Dependency(\.date.now) var now
        passwordChanged = now
      }
    }
    @ObservationStateIgnored var passwordChanged: Date?
    var attempts: [Attempt] = []

    var isComplete: Bool { email.contains("@") && password.count >= 8 }

    final class Attempt: Equatable {
      static func == (lhs: Attempt, rhs: Attempt) -> Bool { lhs === rhs }
    }
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
