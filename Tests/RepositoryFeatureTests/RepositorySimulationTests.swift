import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import Simulation
import Testing

@MainActor
struct RepositorySimulationTests {
  @Test func `no order of answers shows repositories of another owner, or leaves one out`() async {
    await simulate(RepositoryFeature.State(owner: "ada")) {
      RepositoryFeature()
    } dependencies: {
      $0.gitHubClient.repositories = { owner, page in
        let number = page.flatMap { Int($0.lastPathComponent) } ?? 1
        let repository = Repository(id: number, name: "\(number)", owner: owner)
        let next = number < 3 ? URL(string: "https://example.com/\(owner)/\(number + 1)") : nil
        return try await answer(
          "repositories(\(owner), \(number))",
          .value(RepositoriesPage(repositories: [repository], nextPage: next)),
          .failure(APIError.rateLimited())
        )
      }
      $0.gitHubClient.account = { login in
        let account = Account(id: 1, login: login, publicRepositories: 1, followers: 2)
        return try await answer("account(\(login))", .value(account), .failure(APIError.timedOut))
      }
      $0.favoritesClient.observe = {
        answers(
          "favorites",
          .value([]),
          .value([.mock]),
          .failure(FavoritesError.busy(path: "favorites.sqlite"))
        )
      }
      $0.favoritesClient.toggle = {
        try await answer(
          "toggle(\($0.id))",
          .value(true),
          .failure(FavoritesError.diskFull(path: "favorites.sqlite"))
        )
      }
      $0.favoritesClient.refresh = { _ in try await answer("refresh", .done) }
    } user: { _ in
      [
        .task, .headerTask, .refreshButtonTapped, .nextPageReached, .favoriteButtonTapped(id: 1),
        .sortButtonTapped,
        .ownerSubmitted(draw(.one(of: "ada", "octo-sample", "no login"))),
      ]
    } always: { state in
      let shown = Array(state.load.value?.repositories ?? [])
      #expect(shown.allSatisfy { $0.owner == state.owner })
      if let account = state.account.value { #expect(account.login == state.owner) }
      #expect(shown.map(\.id) == Array(1...3).prefix(shown.count).map(\.self))
    }
  }
}
