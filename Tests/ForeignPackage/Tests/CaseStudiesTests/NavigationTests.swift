import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct NavigationTests {
  @Test
  func stack() async {
    let clock = TestClock()
    let store = TestStore(initialState: NavigationDemo.State()) {
      NavigationDemo()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a number" }
      $0.mainClock = AnyClock(clock)
    }
    await store.send(.goToCounterTapped) {
      $0.path[id: 0] = .counterScreen(CounterScreen.State())
    }
    await store.send(\.path[id: 0].counterScreen.toggleTimerButtonTapped) {
      $0.path[id: 0, case: \.counterScreen]?.isTimerActive = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].counterScreen.timerTicked) {
      $0.path[id: 0, case: \.counterScreen]?.count = 1
    }
    await store.send(\.path[id: 0].counterScreen.factButtonTapped)
    await store.receive(\.path[id: 0].counterScreen.delegate.factScreen) {
      $0.path[id: 1] = .factScreen(FactScreen.State(number: 1))
    }
    await store.send(.path(.element(id: 1, action: .factScreen(.factButtonTapped)))) {
      $0.path[id: 1]?.modify(\.factScreen) { $0.isLoading = true }
    }
    await store.receive(\.path[id: 1].factScreen.factResponse.success) {
      $0.path[id: 1, case: \.factScreen]?.isLoading = false
      $0.path[id: 1, case: \.factScreen]?.fact = "1 is a number"
    }
    await store.send(.path(.push(id: 2, state: .settings(SettingsScreen.State())))) {
      $0.path[id: 2] = .settings(SettingsScreen.State())
    }
    await store.send(\.path[id: 2].settings.closeButtonTapped) {
      $0.path[id: 2] = nil
    }
    await store.send(\.path[id: 1].factScreen.dismissButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.path[id: 1] = nil
    }
    await store.send(.popToRoot) {
      $0.path = StackState()
    }
    await clock.run()
  }

  @Test
  func stores() {
    var path = StackState<NavigationDemo.Path.State>([
      .counterScreen(CounterScreen.State(count: 3)),
      .plainText("Hello"),
    ])
    path.append(.settings(SettingsScreen.State()))
    let store = Store(initialState: NavigationDemo.State(path: path)) { NavigationDemo() }
    #expect(describe(store) == ["counter 3", "text Hello", "settings true"])
    store.send(.goBackToScreen(id: path.ids[0]))
    #expect(describe(store) == ["counter 3"])
  }

  @Test
  func tree() async {
    let store = TestStore(initialState: MultipleDestinations.State()) {
      MultipleDestinations()
    }
    store.exhaustivity = .off
    await store.send(.showSheet)
    #expect(store.state.destination?.is(\.sheet) == true)
    for count in 1...2 {
      await store.send(.destination(.presented(.sheet(.incrementButtonTapped)))) {
        $0.destination?.sheet?.count = count
      }
    }
    await store.send(\.destination.sheet.incrementButtonTapped) { $0.destination = nil }
    await store.send(.showToast)
    #expect(store.state.destination?[case: \.toast] != nil)
    await store.send(.showPopover)
    if case .popover(let counter) = store.state.destination {
      #expect(counter.count == 0)
    } else {
      Issue.record()
    }
  }

  @Test
  func treeStores() {
    let store = Store(initialState: MultipleDestinations.State()) { MultipleDestinations() }
    #expect(describe(store) == "none")
    store.send(.showPopover)
    #expect(describe(store) == "popover 0")
    store.send(.destination(.presented(.popover(.incrementButtonTapped))))
    #expect(describe(store) == "popover 1")
    store.send(.showSheet)
    #expect(describe(store) == "sheet 0")
  }

  @Test
  func enumState() async {
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient.login = { @Sendable _, _ throws(AuthenticationError) in
        AuthenticationResponse(token: "deadbeef", twoFactorRequired: true)
      }
      $0.authenticationClient.twoFactor = { @Sendable _, _ in
        AuthenticationResponse(token: "deadbeef", twoFactorRequired: false)
      }
    }
    await store.send(\.login.emailChanged, "blob@pointfree.co") {
      $0.modify(\.login) { $0.email = "blob@pointfree.co" }
    }
    await store.send(\.login.submitButtonTapped) {
      $0.modify(\.login) { $0.isLoginRequestInFlight = true }
    }
    await store.receive(\.login.loginResponse.success) {
      $0.modify(\.login) {
        $0.isLoginRequestInFlight = false
        $0.twoFactor = TwoFactor.State(token: "deadbeef")
      }
    }
    await store.send(\.login.twoFactor.codeChanged, "1234") {
      $0.modify(\.login) { $0.twoFactor?.code = "1234" }
    }
    await store.send(\.login.twoFactor.submitButtonTapped) {
      $0.modify(\.login) { $0.twoFactor?.isRequestInFlight = true }
    }
    await store.receive(\.login.twoFactor.response.success) {
      $0 = .game(Game.State(player: "X"))
    }
    await store.send(.game(.cellTapped(row: 0, column: 1))) {
      $0.modify(\.game) { $0.moves = 1 }
    }
    await store.withExhaustivity(.off) {
      await store.send(.game(.quitButtonTapped))
      await store.skipInFlightEffects(strict: false)
    }
    #expect(store.state == .login(Login.State()))
  }

  @Test
  func enumStores() {
    let store = Store(initialState: TicTacToe.State.login(Login.State(email: "a"))) { TicTacToe.body }
    #expect(describe(store) == "login a")
    let old = Store(initialState: AppModes.State()) { AppModes() }
    old.send(.loggedOut(.emailChanged("b")))
    #expect(describe(old) == "out b")
    old.send(
      .loggedOut(.loginResponse(.success(AuthenticationResponse(token: "", twoFactorRequired: false))))
    )
    #expect(describe(old) == "in b")
  }
}
