import ComposableArchitecture
import OlderForms
import Testing

@MainActor
struct LoginTests {
  struct WrongPassword: Error, Equatable {}

  @Test func changesOfBindingStateAreAsserted() async {
    let store = TestStore(initialState: Login.State()) {
      Login { email, _ in "Token of \(email)" }
    }
    await store.send(.set(\.$email, "blob@example.com")) { $0.email = "blob@example.com" }
    await store.send(.binding(.set(\.$password, "secret"))) { $0.password = "secret" }
    await store.send(.loginButtonTapped) {
      $0.attempts = 1
      $0.isLoading = true
    }
    await store.receive(.loginResponse(.success("Token of blob@example.com"))) { $0.isLoading = false }
    await store.send(.set(\.$password, "")) {
      $0.password = ""
      $0.attempts = 0
    }
  }

  @Test func failuresAreComparedByTheirErrors() async {
    let store = TestStore(initialState: Login.State()) {
      Login { _, _ in throw WrongPassword() }
    }
    await store.send(.loginButtonTapped) {
      $0.attempts = 1
      $0.isLoading = true
    }
    await store.receive(.loginResponse(.failure(WrongPassword()))) {
      $0.isLoading = false
      $0.alert = AlertState {
        TextState("WrongPassword()")
      } actions: {
        ButtonState(action: .retry) { TextState("Retry") }
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    #expect(TaskResult<Int>.failure(WrongPassword()) != .success(1))
    #expect(TaskResult<Int>.success(1).map { "\($0)" } == .success("1"))
    #expect(throws: WrongPassword.self) { try TaskResult<Int>.failure(WrongPassword()).value }
  }

  @Test func errorsThatCannotBeComparedAreReported() {
    struct Opaque: Error {}
    withKnownIssue {
      #expect(TaskResult<Int>.failure(Opaque()) != .failure(Opaque()))
    } matching: {
      "\($0)".contains("is not equatable")
    }
  }

  @Test func aViewStateIsBoundToTheFeature() async {
    let screen = LoginScreen(
      store: Store(initialState: Login.State()) {
        Login { _, _ in throw WrongPassword() }
      }
    )
    #expect(!screen.canLogIn)
    screen.type(email: "blob@example.com", password: "secret")
    #expect(screen.canLogIn)
    #expect(screen.store.withState { $0.email + $0.password } == "blob@example.comsecret")
    await screen.tapLogin().finish()
    #expect(screen.store.withState { $0.alert } != nil)
    screen.dismiss()
    #expect(screen.store.withState { $0.alert } == nil)
  }
}
