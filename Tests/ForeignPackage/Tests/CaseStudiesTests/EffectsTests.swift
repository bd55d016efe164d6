import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct EffectsTests {
  @Test
  func numberFactHappyPath() async {
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a good number Brent" }
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
    }
    await store.receive(\.numberFactResponse.success) {
      $0.isNumberFactRequestInFlight = false
      $0.numberFact = "1 is a good number Brent"
    }
  }

  @Test
  func numberFactUnhappyPath() async {
    struct FactError: Equatable, Error {}
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { @Sendable _ in throw FactError() }
    }
    await store.send(.numberFactButtonTapped) {
      $0.isNumberFactRequestInFlight = true
    }
    await store.receive(\.numberFactResponse.failure) {
      $0.isNumberFactRequestInFlight = false
    }
  }

  @Test
  func decrementDelay() async {
    let clock = TestClock()
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.decrementDelayResponse) {
      $0.count = 0
    }
    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 0
    }
    await clock.run()
  }

  @Test
  func cancellation() async {
    let store = TestStore(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    await store.send(.factButtonTapped) {
      $0.isFactRequestInFlight = true
    }
    await store.send(.cancelButtonTapped) {
      $0.isFactRequestInFlight = false
    }
    await store.send(.factButtonTapped) {
      $0.isFactRequestInFlight = true
    }
    await store.send(.stepperChanged(2)) {
      $0.count = 2
      $0.isFactRequestInFlight = false
    }
  }

  @Test
  func longLiving() async {
    let (screenshots, takeScreenshot) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: LongLivingEffects.State()) {
      LongLivingEffects()
    } withDependencies: {
      $0.screenshots = { screenshots }
    }

    let task = await store.send(.task)
    takeScreenshot.yield()
    await store.receive(\.userDidTakeScreenshotNotification) {
      $0.screenshotCount = 1
    }
    await task.cancel()
    takeScreenshot.yield()
  }

  @Test
  func refreshable() async {
    let store = TestStore(initialState: Refreshable.State(count: 1)) {
      Refreshable()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a good number." }
      $0.continuousClock = .immediate
    }
    await store.send(.refresh)
    await store.receive(.factResponse("1 is a good number.")) {
      $0.fact = "1 is a good number."
    }
    store.dependencies.factClient.fetch = { _ in throw CancellationError() }
    await store.send(.refresh) { $0.fact = nil }
    await store.receive(.factResponse(nil), timeout: .seconds(1))
  }

  @Test
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerActive = true
    }
    await clock.advance(by: .seconds(3))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 2 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 3 }
    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerActive = false
    }
    await store.send(.onDisappear)
    await store.finish()
  }

  @Test
  func operators() async {
    let clock = TestClock()
    let store = TestStore(initialState: EffectOperators.State()) {
      EffectOperators()
    } withDependencies: {
      $0.continuousClock = clock
      $0.mainClock = AnyClock(clock)
    }
    await store.send(.both)
    await store.receive(.logged("one")) { $0.log = ["one"] }
    await store.receive(.logged("two")) { $0.log = ["one", "two"] }
    await store.send(.mapped)
    await store.receive(.child(.finished(42))) { $0.log.append("child 42") }
    await store.send(.inOrder)
    await clock.advance(by: .seconds(1))
    await store.receive(\.logged, "first") { $0.log.append("first") }
    await store.receive {
      $0 == .logged("second")
    } assert: {
      $0.log.append("second")
    }
    await store.send(.many(["x", "y"]))
    await store.receive(\.logged) { $0.log.append("x") }
    await store.receive(\.logged) { $0.log.append("y") }
    await store.send(.debounced("a"))
    await clock.advance(by: .milliseconds(200))
    await store.send(.debounced("ab"))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.logged("ab")) { $0.log.append("ab") }
    await store.send(.throttled("1"))
    await store.receive(.logged("1")) { $0.log.append("1") }
    await store.send(.throttled("2"))
    await store.send(.throttled("3"))
    await clock.advance(by: .seconds(1))
    await store.receive(.logged("3")) { $0.log.append("3") }
  }

  @Test
  func nonExhaustive() async {
    let store = TestStore(initialState: EffectOperators.State()) {
      EffectOperators()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    await store.send(.both)
    await store.send(.inOrder)
    await store.skipReceivedActions()
    store.assert { $0.log = ["one", "two", "first", "second"] }
    await store.withExhaustivity(.on) {
      await store.send(.logged("z")) { $0.log.append("z") }
    }
    await store.skipInFlightEffects(strict: false)
  }

  @Test
  func webSocket() async {
    let actions = AsyncStream.makeStream(of: WebSocketClient.Action.self)
    let messages = AsyncStream.makeStream(of: Result<WebSocketClient.Message, any Error>.self)

    let store = TestStore(initialState: WebSocket.State()) {
      WebSocket()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.webSocket.open = { @Sendable _, _, _ in actions.stream }
      $0.webSocket.receive = { @Sendable _ in messages.stream }
      $0.webSocket.send = { @Sendable _, _ in }
      $0.webSocket.sendPing = { @Sendable _ in try await Task.never() }
    }

    await store.send(.connectButtonTapped) {
      $0.connectivityState = .connecting
    }
    actions.continuation.yield(.didOpen(protocol: nil))
    await store.receive(\.webSocket.didOpen) {
      $0.connectivityState = .connected
    }
    messages.continuation.yield(.success(.string("Welcome to echo.pointfree.co")))
    await store.receive(\.receivedSocketMessage.success.string) {
      $0.receivedMessages = ["Welcome to echo.pointfree.co"]
    }
    await store.send(.messageToSendChanged("Hi")) { $0.messageToSend = "Hi" }
    await store.send(.sendButtonTapped) { $0.messageToSend = "" }
    await store.receive(\.sendResponse)
    struct Closed: Error {}
    store.dependencies.webSocket.send = { _, _ in throw Closed() }
    await store.send(.sendButtonTapped)
    await store.receive(\.sendResponse) {
      $0.alert = AlertState {
        TextState("Could not send socket message. Connect to the server first, and try again.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.connectButtonTapped) {
      $0.connectivityState = .disconnected
    }
    await store.finish()
  }
}
