import ComposableArchitecture
import GitHubClient
import Models
import Testing
import UserFeature

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  @Test func aViewThatDisappearsInTheMiddleLoadsAgainWhenItComesBack() async {
    let asked = LockIsolated<[String]>([])
    let clock = TestClock()
    let store = TestStore(initialState: UserFeature.State(login: "ada-sample")) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = { login in
        asked.withValue { $0.append(login) }
        try await clock.sleep(for: .seconds(1))
        return .mock
      }
    }
    let appearance = await store.send(.task) { $0.load = .loading(previous: nil) }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse) { $0.load = .loaded(.mock) }
    #expect(asked.value == ["ada-sample", "ada-sample"])
  }
}
