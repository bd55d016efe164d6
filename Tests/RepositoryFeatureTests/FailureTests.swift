import ComposableArchitecture
import FavoritesClient
import Foundation
import Models
import RepositoryFeature
import Testing

@MainActor
struct FailureTests {
  @Test func `an unknown owner is said to be unknown`() async {
    let message = await message(for: .notFound(resource: "octo-sample", service: "GitHub"))
    #expect(message?.contains("there is no GitHub account 'octo-sample'") == true)
    #expect(message?.contains("renamed") == true)
  }

  @Test func `an unknown owner is answered with owners that exist`() async {
    let message = await message(for: .notFound(resource: "octo", examples: "ada-sample"))
    #expect(message?.hasSuffix("'; try ada-sample") == true)
  }

  @Test func `too many requests say until when`() async {
    let reset = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(await message(for: .rateLimited(reset: reset))?.contains(LocalTime.text(reset)) == true)
    #expect(await message(for: .rateLimited(retryAfter: .seconds(60)))?.contains("60 seconds") == true)
  }

  @Test func `each failure reads differently`() async {
    let errors: [APIError] = [
      .offline(detail: "no route"), .timedOut, .notFound(resource: "x"), .unauthorized(hint: "GITHUB_TOKEN"),
      .forbidden(message: "no"), .rateLimited(), .badRequest(message: "what?"), .server(status: 500),
      .server(status: 599), .unexpectedStatus(status: 418, bodyExcerpt: ""),
      .undecodable(type: "", path: "", excerpt: ""),
    ]
    var messages: Set<String> = []
    for error in errors { messages.insert(await message(for: error) ?? "") }
    #expect(messages.count == errors.count)
  }

  @Test func `the words of a service follow what happened`() async {
    let rejected = "the service did not accept the request: Validation Failed; change it and try again"
    #expect(await message(for: .badRequest(message: "Validation Failed")) == rejected)
    #expect(
      await message(for: .invalidRequest(detail: "'-' isn't a GitHub login")) == "'-' isn't a GitHub login"
    )
  }

  @Test func `loading loaded empty and failed are different states`() async {
    let states: [RepositoryFeature.State] = [
      .init(owner: "o"),
      .showing(.numbered(1...1), owner: "o"),
      {
        var state = RepositoryFeature.State(owner: "o"); state.load = .empty; return state
      }(),
      {
        var state = RepositoryFeature.State(owner: "o"); state.load.startLoading(); return state
      }(),
      {
        var state = RepositoryFeature.State(owner: "o"); state.load.fail(with: .timedOut); return state
      }(),
    ]
    #expect(Set(states).count == states.count)
  }

  @Test func `a client that a test did not override fails by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: RepositoryFeature.State(owner: "o")) { RepositoryFeature() }
      store.exhaustivity = .off
      await store.send(.ownerSubmitted("octo-sample")).finish()
    } matching: { issue in
      String(describing: issue).contains("GitHubClient.repositories")
    }
  }

  private func message(for error: APIError) async -> String? {
    let store = makeStore { _, _ in throw error }
    store.exhaustivity = .off
    await store.send(.ownerSubmitted("octo-sample"))
    await store.receive(\.repositoriesResponse)
    return store.state.failureMessage
  }
}
