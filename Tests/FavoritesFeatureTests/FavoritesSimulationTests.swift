import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import FeatureViews
import GitHubClient
import Models
import Simulation
import Testing

@MainActor
struct FavoritesSimulationTests {
  @Test func `no order of answers leaves a change of the favorites pending`() async {
    await simulate(FavoritesFeature.State()) {
      FavoritesFeature()
    } dependencies: {
      let failure = Answer<Bool>.failure(FavoritesError.diskFull(path: "favorites.sqlite"))
      $0.favoritesClient.observe = {
        answers(
          "favorites",
          .value([]),
          .value([.mock, .mock2]),
          .failure(FavoritesError.busy(path: "favorites.sqlite")),
          .failure(CancellationError())
        )
      }
      $0.favoritesClient.add = { try await answer("add(\($0.name))", .value(true), .value(false), failure) }
      $0.favoritesClient.remove = { try await answer("remove(\($0))", .value(true), .value(false), failure) }
      $0.favoritesClient.clear = {
        try await answer("clear", .value(2), .failure(FavoritesError.diskFull(path: "favorites.sqlite")))
      }
      $0.gitHubClient.repository = { owner, name in
        try await answer(
          "repository(\(owner)/\(name))",
          .value(.mock),
          .failure(APIError.notFound(resource: name, service: "GitHub"))
        )
      }
    } user: { _ in
      [
        .task, .refreshButtonTapped, .addSubmitted("octo-sample/sample-kit"), .addSubmitted("no name"),
        .removeButtonTapped(id: draw(.one(of: Repository.mock.id, Repository.mock2.id))), .clearButtonTapped,
        .sortButtonTapped, .binding(.set(\.prompt, draw(.one(of: Prompt(), Prompt(text: "octo"), nil)))),
      ]
    } always: { state in
      // The result that is shown is that of the last request.
      switch state.change {
      case .loaded(.added): #expect(state.changeRequest.map(isAddition) ?? false)
      case .loaded(.removed(let id, _)): #expect(state.changeRequest == .removal(id: id))
      case .loaded(.cleared): #expect(state.changeRequest == .clearance)
      case .idle, .loading, .empty, .failed: break
      }
    }
  }

  @Test func `the outcome of the last removal is shown, whatever the order of the answers`() async {
    let outcomes = LockIsolated<[Bool?]>([])
    // Exhaustive searches start requests in the order in which they are sent.
    await simulate(FavoritesFeature.State(), options: SimulationOptions(.exhaustive(steps: 6))) {
      FavoritesFeature()
    } dependencies: {
      outcomes.setValue([])
      $0.favoritesClient.remove = { id in
        let number = outcomes.withValue { outcomes in
          outcomes.append(nil)
          return outcomes.count - 1
        }
        do {
          let failure = Answer<Bool>.failure(FavoritesError.diskFull(path: "favorites.sqlite"))
          let wasThere = try await answer("remove(\(id))", .value(true), failure)
          outcomes.withValue { $0[number] = true }
          return wasThere
        } catch {
          outcomes.withValue { $0[number] = false }
          throw error
        }
      }
    } user: { _ in
      [.removeButtonTapped(id: 1)]
    } atRest: { state in
      guard let isDone = outcomes.value.last else { return }
      #expect((state.change.error == nil) == isDone)
    }
  }
}

private func isAddition(_ request: FavoritesChangeRequest) -> Bool {
  if case .addition = request { true } else { false }
}
