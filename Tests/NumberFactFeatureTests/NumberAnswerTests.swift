import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Testing

@MainActor
struct NumberAnswerTests {
  @Test func `a fact that was not found is not shown as a fact`() async {
    let store = TestStore(initialState: NumberFactFeature.State(count: 987_654)) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFactClient.fact = { _, _ in .mockNotFound }
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.receive(\.factResponse) { $0.fact = .loaded(.mockNotFound) }
    #expect(store.state.answer == .noKnownFact)
    #expect(store.state.answer?.sentence(about: 987_654) == "There is no known fact about 987654.")
  }

  @Test(arguments: [
    APIError.offline(detail: "refused"), .timedOut, .server(status: 500), .server(status: 599),
  ])
  func `a computed fact is offered if the service cannot be reached`(error: APIError) {
    let state = NumberFactFeature.State.failed(12, error)
    #expect(state.answer == .computed(ComputedFact(number: 12)))
    let sentence = state.answer?.sentence(about: 12) ?? ""
    #expect(sentence.hasPrefix("Computed: 12 is even"))
    #expect(sentence.contains("1, 2, 3, 4, 6, 12"))
    #expect(sentence.contains("XII"))
  }

  /// The client's errors for HTML, invalid UTF-8 and "ERROR:", among others.
  @Test(arguments: [
    APIError.undecodable(type: "fact", path: "", excerpt: "<html>"), .badRequest(message: "Invalid url"),
    .notFound(resource: "fact"), .rateLimited(),
  ])
  func `another error is an error and no fact`(error: APIError) {
    let state = NumberFactFeature.State.failed(12, error)
    #expect(state.answer == nil)
    #expect(state.fact.error == error)
  }
}

extension NumberFactFeature.State {
  fileprivate static func failed(_ number: Int, _ error: APIError) -> Self {
    var state = Self(count: number)
    state.fact = .failed(error, previous: nil)
    return state
  }
}
