import ComposableArchitecture
import Testing

/// Optional shared values in the assertions of a test store.
@MainActor
@Suite struct OptionalSharedTests {
  @Reducer
  struct Account {
    @ObservableState
    struct State: Equatable {
      @Shared(value: "blob") var user: String?
      @SharedReader(value: 3) var limit: Int?
      var greeting = ""
    }
    enum Action: Equatable { case greet, logIn(String?) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .greet: state.greeting = "Hi \(state.user ?? "nobody") \(state.limit ?? 0)"
        case .logIn(let user): state.$user.withLock { $0 = user }
        }
        return .none
      }
    }
  }

  private func store(_ exhaustivity: Exhaustivity = .on) -> TestStoreOf<Account> {
    let store = TestStore(initialState: Account.State()) { Account() }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `one that hasn't changed has its value`(exhaustivity: Exhaustivity) async {
    let store = store(exhaustivity)
    await store.send(.greet) {
      #expect($0.user == "blob")
      #expect($0.limit == 3)
      $0.greeting = "Hi \($0.user ?? "?") \($0.limit ?? -1)"
    }
    store.assert { #expect($0.user == "blob") }
  }

  @Test func `a change is asserted, and read in later assertions`() async {
    let store = store()
    await store.send(.logIn("ada")) { $0.$user.withLock { $0 = "ada" } }
    await store.send(.greet) { $0.greeting = "Hi \($0.user ?? "?") 3" }
    await store.send(.logIn(nil)) { $0.$user.withLock { $0 = nil } }
    await store.send(.greet) {
      #expect($0.user == nil)
      $0.greeting = "Hi nobody 3"
    }
  }

  @Test func `a change that isn't asserted is left out without exhaustivity`() async {
    let store = store(.off)
    await store.send(.logIn("ada"))
    await store.send(.greet) { $0.greeting = "Hi ada 3" }
    store.assert { $0.$user.withLock { $0 = "ada" } }
  }

  @Test func `a wrong assertion fails`() async {
    let store = store()
    await withKnownIssue { await store.send(.logIn("ada")) { $0.$user.withLock { $0 = nil } } }
  }
}
