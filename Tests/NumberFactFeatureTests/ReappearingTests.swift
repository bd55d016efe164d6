import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let clock = TestClock()

  @Test func `a request goes on after its view has disappeared`() async {
    let app = ViewDriver(initialState: NumberFactFeature.State(count: 42)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = fact
    } view: {
      NumberFactView(store: $0)
    }
    await app.settle()
    await app.press("f")
    app.close()
    #expect(app.store.fact.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.fact == .loaded(.mock))
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a request, another can be made`() async {
    let store = TestStore(initialState: NumberFactFeature.State.knowing(42)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = fact
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: .mock) }.cancel()
    #expect(store.state.answer == .fact(NumberFact.mock.text))
    await store.send(.factButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse) { $0.fact = .loaded(.mock) }
  }

  private var fact: @Sendable (Int, NumberFactKind) async throws -> NumberFact {
    { [clock] _, _ in
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
  }
}
