import ComposableArchitecture
import GitHubClient
import Models
import Simulation
import Testing
import UserFeature

@MainActor
struct UserSimulationTests {
  @Test func `no order of answers shows another account than the one chosen`() async {
    await simulate(UserFeature.State()) {
      UserFeature()
    } dependencies: {
      $0.gitHubClient.account = { login in
        try await answer(
          "account(\(login))",
          .value(Account(id: login.count, login: login, publicRepositories: 1, followers: 2)),
          .failure(APIError.notFound(resource: login, service: "GitHub")),
          .failure(APIError.timedOut)
        )
      }
    } user: { _ in
      [.task, .refreshButtonTapped, .ownerSelected(draw(.one(of: "ada", "octo-sample", "no login", "")))]
    } always: { state in
      if let account = state.load.value { #expect(account.login == state.login) }
    }
  }
}
