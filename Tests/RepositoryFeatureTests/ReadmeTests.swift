import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// The README of the opened repository.
@MainActor
struct ReadmeTests {
  nonisolated private static let text = """
    # Title

    - one item
    ```sh
    make # not a title
    ```
    A sentence.
    """

  private func app(
    width: Int = 120,
    readme: @escaping @Sendable (String) async throws -> String
  ) -> ViewDriver<RepositoryFeature.State, RepositoryFeature.Action> {
    ViewDriver(initialState: RepositoryFeature.State(owner: "octo-sample"), width: width, height: 30) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory()
      $0.gitHubClient.account = { _ in .mock }
      $0.gitHubClient.repositories = { owner, _ in .numbered(1...3, owner: owner) }
      $0.gitHubClient.readme = { owner, name in try await readme("\(owner)/\(name)") }
    } view: {
      RepositoryView(store: $0)
    }
  }

  @Test func `Return loads the README of the selected repository once`() async {
    let asked = LockIsolated<[String]>([])
    let app = app { name in
      asked.withValue { $0.append(name) }
      return Self.text
    }
    await app.settle()
    #expect(app.text.contains("⏎ shows the README."))
    await app.press("j")
    await app.press(.return)
    for line in ["│  Title ", "│  • one item", "│    make # not a title", "│  A sentence."] {
      #expect(app.text.contains(line), "\(app.text)")
    }
    #expect(!app.text.contains("```"))
    #expect(app.frame.style(of: "Title")?.attributes.contains(.bold) == true)
    await app.press(.return)
    #expect(asked.value == ["octo-sample/kit-2"])
    await app.press("k")
    #expect(!app.text.contains("one item"))
    await app.press("j")
    #expect(app.text.contains("one item"))
  }

  @Test(
    arguments: [
      (APIError.notFound(resource: "a README"), "There is no README."), (.timedOut, "⏎ tries again."),
    ]
  )
  func `a failure says so, and Return tries again`(error: APIError, message: String) async {
    let answers = LockIsolated<[Result<String, APIError>]>([.failure(error), .success(Self.text)])
    let app = app { _ in try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains(message))
    await app.press(.return)
    #expect(app.text.contains("A sentence."))
  }

  @Test func `on a narrow screen Return shows the details, and Escape the list`() async {
    let app = app(width: 80) { _ in Self.text }
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains("A sentence."))
    #expect(!app.text.contains("kit-2"))
    await app.press(.escape)
    #expect(app.text.contains("kit-2"))
  }

  @Test func `a response for another repository than the one opened last is dropped`() async {
    var state = RepositoryFeature.State.showing(.numbered(1...3))
    state.readme = Readme(of: 2, text: .loading(previous: nil))
    let store = TestStore(initialState: state) { RepositoryFeature() }
    await store.send(.readmeResponse(id: 1, result: .success("late")))
    await store.send(.readmeResponse(id: 2, result: .success("right"))) { $0.readme.text = .loaded("right") }
    await store.send(.readmeResponse(id: 2, result: .success("twice")))
    await store.send(.rowTapped(id: 99)) {
      $0.selectedID = 99
      $0.isShowingDetail = true
    }
  }

  @Test func `the search is highlighted, and times are relative`() async {
    let app = app { _ in "" }
    await app.settle()
    await app.press("/")
    await app.type("KIT-2")
    let row = app.frame.lines.firstIndex { $0.contains("♡ kit-2") } ?? 0
    #expect(app.frame.style(x: 4, y: row).attributes.isSuperset(of: [.bold, .underline]))
    #expect(app.text.contains("3 years ago"))
  }

  @Test func `keys open the page of the selected repository, and copy its address`() async {
    let app = app { _ in "" }
    await app.settle()
    await app.press("j")
    await app.press("o")
    await app.press("y")
    #expect(app.opened.map(\.absoluteString) == ["https://github.com/octo-sample/kit-2"])
    #expect(app.copied == ["https://github.com/octo-sample/kit-2"])
    #expect(app.text.contains("✓ Copied https://github.com/octo-sample/kit-2"))
  }

  @Test func `a change of the favorites is told`() async {
    let app = app { _ in "" }
    await app.settle()
    await app.press("f")
    #expect(app.text.contains("✓ octo-sample/kit-1 is a favorite now"))
    await app.press("f")
    #expect(app.text.contains("✓ octo-sample/kit-1 is no longer a favorite"))
  }
}
