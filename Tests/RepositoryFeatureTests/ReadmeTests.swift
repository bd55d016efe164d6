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

  private let clock = TestClock()

  private func app(
    width: Int = 120,
    readme: @escaping @Sendable (String) async throws -> String
  ) -> ViewDriver<RepositoryFeature.State, RepositoryFeature.Action> {
    ViewDriver(initialState: RepositoryFeature.State(owner: "octo-sample"), width: width, height: 30) {
      RepositoryFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.favoritesClient = .inMemory()
      $0.gitHubClient.account = { _ in .mock }
      $0.gitHubClient.repositories = { owner, _ in .numbered(1...3, owner: owner) }
      $0.gitHubClient.readme = { owner, name in try await readme("\(owner)/\(name)") }
    } view: {
      RepositoryView(store: $0)
    }
  }

  /// Lets time pass, and what then happens.
  private func rest(
    _ app: ViewDriver<RepositoryFeature.State, RepositoryFeature.Action>,
    _ milliseconds: Int = 300
  ) async {
    await clock.advance(by: .milliseconds(milliseconds))
    await app.settle()
  }

  @Test func `Return loads the README of the selected repository at once`() async {
    let asked = LockIsolated<[String]>([])
    let app = app { name in
      asked.withValue { $0.append(name) }
      return Self.text
    }
    await app.settle()
    #expect(app.text.contains("Loading the README…"))
    await app.press("j")
    await app.press(.return)
    for line in ["│  Title ", "│  • one item", "│    make # not a title", "│  A sentence."] {
      #expect(app.text.contains(line), "\(app.text)")
    }
    #expect(!app.text.contains("```"))
    #expect(app.frame.style(of: "Title")?.attributes.contains(.bold) == true)
    await rest(app, 1000)
    #expect(asked.value == ["octo-sample/kit-2"])
    #expect(app.frame.style(x: 72, y: 1).foreground == .accentColor)
    await app.press("f")
    #expect(app.text.contains("✓ Favorite added: octo-sample/kit-2"))
    await app.press(.escape)
    #expect(app.frame.style(x: 0, y: 1).foreground == .accentColor)
  }

  @Test func `beside the list it is loaded once the selection stays, and once for each repository`() async {
    let asked = LockIsolated<[String]>([])
    let app = app { name in
      asked.withValue { $0.append(name) }
      return "This is \(name)."
    }
    await app.settle()
    await rest(app, 299)
    #expect(asked.value == [])
    await rest(app, 1)
    #expect(asked.value == ["octo-sample/kit-1"])
    #expect(app.text.contains("This is octo-sample/kit-1."))
    await app.press("j")
    await rest(app, 200)
    await app.press("j")
    await rest(app, 200)
    #expect(asked.value.count == 1)
    #expect(!app.text.contains("This is octo-sample/kit-1."))
    #expect(app.frame.style(of: "Loading the README…")?.attributes.contains(.dim) == true)
    await rest(app, 100)
    #expect(asked.value == ["octo-sample/kit-1", "octo-sample/kit-3"])
    #expect(app.frame.style(of: "This is octo-sample/kit-3.")?.attributes.contains(.dim) == false)
    await app.press("g")
    #expect(app.frame.style(of: "This is octo-sample/kit-1.")?.attributes.contains(.dim) == false)
    await rest(app, 1000)
    #expect(asked.value.count == 2)
  }

  @Test(arguments: [40, 120])
  func `the details have the key of the favorite`(width: Int) async {
    let app = app(width: width) { _ in Self.text }
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains(/Favorite +no/))
    await app.press("f")
    #expect(app.text.contains(/Favorite +yes/))
  }

  @Test func `moving on cancels the load`() async {
    let cancelled = LockIsolated<[String]>([])
    let app = app { [clock] name in
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        cancelled.withValue { $0.append(name) }
      }
      return name
    }
    await app.settle()
    await rest(app)
    #expect(app.store.readme.text.isLoading)
    await app.press("j")
    await app.settle()
    #expect(cancelled.value == ["octo-sample/kit-1"])
    #expect(!app.store.readme.text.isLoading)
    await rest(app)
    await rest(app, 1000)
    #expect(app.store.readme == Readme(of: 2, text: .loaded("octo-sample/kit-2")))
  }

  @Test func `while GitHub refuses requests, the selection asks for no more`() async {
    let count = LockIsolated(0)
    let app = app { _ in
      count.withValue { $0 += 1 }
      throw APIError.rateLimited(retryAfter: .seconds(30))
    }
    await app.settle()
    await rest(app)
    #expect(app.text.contains("✗ too many requests to GitHub"))
    for _ in 1...2 {
      await app.press("j")
      await rest(app)
      #expect(app.text.contains("✗ too many requests to GitHub"))
    }
    #expect(count.value == 1)
    await app.press("r")
    #expect(count.value == 2)
    #expect(app.store.readme.repositoryID == 3)
  }

  @Test(
    arguments: [
      (APIError.notFound(resource: "a README"), "There is no README."), (.timedOut, "press r"),
    ],
    [KeyEquivalent("r"), .return]
  )
  func `a failure says so, and a key tries again`(failure: (APIError, String), key: KeyEquivalent) async {
    let answers = LockIsolated<[Result<String, APIError>]>([.failure(failure.0), .success(Self.text)])
    let app = app { _ in try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await rest(app)
    #expect(app.text.contains(failure.1))
    await app.press(key)
    #expect(app.text.contains("A sentence."))
  }

  @Test(arguments: [80, 120])
  func `the links of a README come after the main commands, and are in a menu`(width: Int) async {
    let app = app(width: width) { _ in "See [the guide](https://example.com/guide)." }
    await app.settle()
    await app.press(.return)
    #expect(app.frame.lines.last?.contains("r Refresh  o Open  y Copy  l Links") == true)
    await app.press("l")
    #expect(app.text.contains("▌the guide"))
    #expect(app.frame.lines.last == " Esc Close  ↑↓ Move  ⏎ Choose")
  }

  @Test func `an empty README says so`() async {
    let app = app { _ in "" }
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains("The README is empty."))
  }

  @Test func `on a narrow screen Return shows the details, and Escape the list`() async {
    let app = app(width: 80) { _ in Self.text }
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains("A sentence."))
    #expect(!app.text.contains("kit-2"))
    // The search, the order and the owner are those of the list, which isn't shown.
    #expect(!app.text.contains("Search"))
    for key: KeyEquivalent in ["/", "s", "O"] { #expect(await app.press(key) == .ignored) }
    await app.press(.escape)
    #expect(app.text.contains("Search repositories"))
    #expect(app.text.contains("kit-2"))
    // The details aren't on the screen, so the selection loads nothing.
    await app.press("j")
    await rest(app, 1000)
    #expect(app.store.readme.repositoryID == 1)
    await app.press(.return)
    #expect(app.store.readme.repositoryID == 2)
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
    #expect(app.text.contains("✓ Favorite added: octo-sample/kit-1"))
    await app.press("f")
    #expect(app.text.contains("✓ Favorite removed: octo-sample/kit-1"))
  }
}
