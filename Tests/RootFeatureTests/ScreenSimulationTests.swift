import CoinClient
import CoinsFeature
import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import NumberFactClient
import ProfileFeature
import RepositoryFeature
import ReqresClient
import RickAndMortyClient
import RootFeature
import ScreenSimulation
import Simulation
import Testing
import UserFeature

@MainActor
struct ScreenSimulationTests {
  @Test func `no order of keys and answers leaves the app loading, or shows what wasn't asked for`() async {
    let budget = SimulationBudget.runs(80)
    let report = await simulate(RootFeature.State(owner: "ada"), options: SimulationOptions(budget: budget)) {
      RootFeature()
    } dependencies: {
      $0.answerEverything()
    } view: { store in
      RootView(store: store, source: "simulation")
    } always: { state in
      let repositories = state.repository.load.value?.repositories ?? []
      #expect(repositories.allSatisfy { $0.owner == state.repository.owner })
      if let account = state.user.load.value { #expect(account.login == state.user.login) }
    } atRest: { state in
      #expect(state.activity.loading.isEmpty)
      if case .loaded(let listing) = state.coins.listing { #expect(listing.currency == state.coins.currency) }
      if case .loaded(let user) = state.profile.user { #expect(user.id == state.profile.id) }
    }
    // How many tabs a run reaches depends on their number.
    let names = report.coverage.map { Set($0.actions.keys) } ?? []
    #expect(names.contains("tabSelected") && names.count > 3, "\(names.sorted())")
  }
}

extension DependencyValues {
  /// Lets the simulation answer every request of every feature.
  fileprivate mutating func answerEverything() {
    offer(.everything)
    reqresClient.user = { id in
      let missing = APIError.notFound(resource: "user \(id)", service: "reqres")
      guard id <= 3 else { return try await answer("user(\(id))", .failure(missing)) }
      let user = User(id: id, email: "\(id)@example.com", firstName: "User", lastName: "\(id)")
      return try await answer("user(\(id))", .value(user), .failure(APIError.timedOut))
    }
    reqresClient.users = { page, perPage in
      let users = page == 1 ? [User.mock, .mock2] : []
      let result = UsersPage(page: page, perPage: perPage, total: 2, totalPages: 1, users: users)
      return try await answer("users(\(page))", .value(result), .failure(APIError.timedOut))
    }
    gitHubClient.account = { login in
      let account = Account(id: login.count, login: login, publicRepositories: 1, followers: 2)
      return try await answer("account(\(login))", .value(account), .failure(APIError.timedOut))
    }
    gitHubClient.repositories = { owner, page in
      let number = page.flatMap { Int($0.lastPathComponent) } ?? 1
      let next = number < 2 ? URL(string: "https://example.com/\(owner)/\(number + 1)") : nil
      let repository = Repository(id: number, name: "\(number)", owner: owner)
      return try await answer(
        "repositories(\(owner), \(number))",
        .value(RepositoriesPage(repositories: [repository], nextPage: next)),
        .failure(APIError.rateLimited())
      )
    }
    gitHubClient.repository = { owner, name in
      try await answer("repository(\(owner)/\(name))", .value(.mock), .failure(APIError.timedOut))
    }
    gitHubClient.readme = { owner, name in
      try await answer("readme(\(owner)/\(name))", .value("# A kit"), .failure(APIError.timedOut))
    }
    rickAndMortyClient.characters = { filter, page in
      try await answer("characters(\(filter.name), \(page))", .value(.mock), .failure(APIError.timedOut))
    }
    rickAndMortyClient.character = { id in
      try await answer("character(\(id))", .value(.mock), .failure(APIError.timedOut))
    }
    coinClient.coins = { currency, _ in
      try await answer("coins(\(currency))", .value([.mock, .mock2]), .failure(APIError.timedOut))
    }
    numberFactClient.fact = { number, kind in
      let fact = NumberFact(number: number, text: "a fact", kind: kind)
      return try await answer("fact(\(number), \(kind))", .value(fact), .failure(APIError.timedOut))
    }
    numberFactClient.randomFact = { kind in
      let fact = NumberFact(number: 42, text: "a fact", kind: kind)
      return try await answer("randomFact(\(kind))", .value(fact), .failure(APIError.timedOut))
    }
    favoritesClient.observe = {
      answers("favorites", .value([]), .value([.mock, .mock2]), .failure(FavoritesError.busy(path: "f")))
    }
    let full = FavoritesError.diskFull(path: "f")
    favoritesClient.add = { try await answer("add(\($0.name))", .value(true), .failure(full)) }
    favoritesClient.remove = { try await answer("remove(\($0))", .value(true), .failure(full)) }
    favoritesClient.toggle = { try await answer("toggle(\($0.id))", .value(true), .failure(full)) }
    favoritesClient.clear = { try await answer("clear", .value(2), .failure(full)) }
    favoritesClient.refresh = { _ in try await answer("refresh", .done) }
  }
}
