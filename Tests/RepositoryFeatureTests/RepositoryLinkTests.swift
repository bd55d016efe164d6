import ComposableArchitecture
import FavoritesClient
import GitHubClient
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// Links to a repository, such as `repos/octo-sample/kit-2`.
@MainActor
struct RepositoryLinkTests {
  private typealias Driver = ViewDriver<RepositoryFeature.State, RepositoryFeature.Action>

  private func app(opening name: String, width: Int = 80) -> Driver {
    ViewDriver(
      initialState: RepositoryFeature.State(owner: "octo-sample", linkedName: name),
      width: width,
      height: 24
    ) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory()
      $0.gitHubClient.account = { _ in .mock }
      $0.gitHubClient.readme = { _, _ in "" }
      $0.gitHubClient.repositories = { owner, _ in .numbered(1...3, owner: owner) }
      $0.continuousClock = ImmediateClock()
    } view: {
      RepositoryView(store: $0)
    }
  }

  @Test(arguments: ["kit-2", "KIT-2"], [80, 120])
  func `a link shows the details of its repository`(name: String, width: Int) async {
    let app = app(opening: name, width: width)
    await app.settle()
    #expect(app.text.contains("─ octo-sample/kit-2 ─"))
    #expect(app.store.selectedID == 2)
    #expect(app.store.searchText.isEmpty)
    await app.press(.escape)
    #expect(app.text.contains("─ octo-sample by updated ─"))
    #expect(app.text.contains("kit-3"))
  }

  @Test func `a name that no repository has is searched for`() async {
    let app = app(opening: "kit")
    await app.settle()
    #expect(app.store.searchText == "kit")
    #expect(app.store.linkedName == nil)
    #expect(!app.store.isShowingDetail)
  }

  @Test func `searching is another wish than the link`() async {
    let initial = RepositoryFeature.State(owner: "octo-sample", linkedName: "kit-2")
    let store = TestStore(initialState: initial) { RepositoryFeature() }
    await store.send(.binding(.set(\.searchText, "x"))) {
      $0.searchText = "x"
      $0.linkedName = nil
    }
  }
}
