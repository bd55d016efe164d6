import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct FavoritesKeyTests {
  @Test(arguments: [KeyEquivalent("f"), .space])
  func `a key removes the selected favorite`(key: KeyEquivalent) async throws {
    let app = app([.mock, .mock2])
    await app.settle()
    #expect(app.names == ["octo-sample/another-kit", "octo-sample/sample-kit"])
    await app.press("j")
    await app.press(key)
    #expect(app.names == ["octo-sample/another-kit"])
    await app.press(key)
    #expect(app.text.contains("There are no favorites yet."))
    await app.press(key)
    #expect(app.text.contains("There are no favorites yet."))
  }

  @Test func `adding looks the repository up`() async {
    let app = app([.mock])
    await app.settle()
    await app.press("a")
    #expect(app.text.contains("╭─ Add a favorite"))
    await app.type("octo-sample/another-kit")
    await app.press(.return)
    #expect(!app.text.contains("Add a favorite"))
    #expect(app.names == ["octo-sample/another-kit", "octo-sample/sample-kit"])
  }

  @Test func `the row that is lit has the details after another has come before it`() async {
    let app = app([.mock])
    await app.settle()
    await app.press("a")
    await app.type("octo-sample/another-kit")
    await app.press(.return)
    #expect(app.store.state.selectedRow?.name == "another-kit")
    #expect(app.text.contains("▌♥ octo-sample/another-kit"))
    await app.press("s")
    #expect(app.store.state.selectedRow?.name == "sample-kit")
    #expect(app.text.contains("▌♥ octo-sample/sample-kit"))
  }

  @Test func `escape closes the prompt and adds nothing`() async {
    let app = app([.mock])
    await app.settle()
    await app.press("a")
    await app.type("octo-sample/another-kit")
    await app.press(.escape)
    #expect(!app.text.contains("Add a favorite"))
    #expect(app.names == ["octo-sample/sample-kit"])
    await app.press("a")
    #expect(app.text.contains("OWNER/NAME"))
  }

  @Test(arguments: ["octo-sample/sample-kit", "https://github.com/Octo-Sample/Sample-Kit"])
  func `a favorite that is added again says so`(text: String) async {
    let app = app([.mock])
    await app.settle()
    await app.press("a")
    await app.type(text)
    await app.press(.return)
    #expect(app.text.contains("✗ octo-sample/sample-kit is a"))
    #expect(app.text.contains("Add a favorite"))
    await app.press(.escape)
    #expect(app.names == ["octo-sample/sample-kit"])
  }

  @Test func `a name that is none says so`() async {
    let app = app([.mock])
    await app.settle()
    await app.press("a")
    await app.type("typo")
    await app.press(.return)
    #expect(app.text.contains("│ ✗ 'typo' isn't the name of a"))
    #expect(app.text.contains("│ repository; write OWNER/NAME"))
    #expect(app.frame.style(of: "✗ 'typo'")?.foreground == .red)
    await app.press(.escape)
    #expect(!app.text.contains("✗"))
    #expect(app.names == ["octo-sample/sample-kit"])
  }

  @Test func `clearing is confirmed`() async {
    let app = app([.mock, .mock2])
    await app.settle()
    await app.press("C")
    #expect(app.frame.style(of: "[Keep them]")?.attributes.contains(.inverse) == true)
    #expect(app.frame.style(of: "Remove all]")?.foreground == .red)
    await app.press(.return)
    #expect(app.names.count == 2)
    await app.press("C")
    await app.press(.rightArrow)
    await app.press(.return)
    #expect(app.text.contains("There are no favorites yet."))
    #expect(app.frame.style(of: "Clear")?.attributes.contains(.dim) == true)
    await app.press("C")
    #expect(!app.text.contains("Remove all favorites?"))
  }

  @Test func `nothing is asked once another program has removed them`() async {
    let app = app([.mock, .mock2])
    await app.settle()
    await app.press("C")
    #expect(app.text.contains("Remove all favorites?"))
    app.store.send(.favoritesChanged([]))
    await app.settle()
    #expect(!app.text.contains("Remove all favorites?"))
  }

  @Test func `sorting again reverses and then goes on`() async {
    let app = app([.mock, .mock2])
    await app.settle()
    #expect(app.text.contains("by name ─"))
    await app.press("s")
    #expect(app.text.contains("by name, reversed ─"))
    #expect(app.names == ["octo-sample/sample-kit", "octo-sample/another-kit"])
    await app.press("s")
    #expect(app.text.contains("by stars ─"))
    #expect(app.names == ["octo-sample/sample-kit", "octo-sample/another-kit"])
  }

  @Test func `what another process adds appears`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    let app = app(client)
    await app.settle()
    _ = try await client.add(.mock2)
    await app.settle()
    #expect(app.names == ["octo-sample/another-kit", "octo-sample/sample-kit"])
  }

  @Test func `retrying reads again`() async {
    let isBusy = LockIsolated(true)
    var client = FavoritesClient.inMemory([.mock])
    client.observe = { [observe = client.observe] in
      guard isBusy.value else { return observe() }
      return AsyncThrowingStream { $0.finish(throwing: FavoritesError.busy(path: "favorites.sqlite")) }
    }
    let app = app(client)
    await app.settle()
    #expect(app.text.contains("✗ another program is using the favorites in favorites.sqlite"))
    isBusy.setValue(false)
    await app.press("r")
    #expect(!app.text.contains("✗"))
    #expect(app.names == ["octo-sample/sample-kit"])
  }

  @Test func `after a favorite is removed its neighbor is selected`() async {
    let app = app(
      ["a", "b", "c", "d"].map { name in
        var repository = Repository.mock
        (repository.id, repository.name) = (Int(name.unicodeScalars.first?.value ?? 0), name)
        repository.fullName = "octo-sample/\(name)"
        return repository
      }
    )
    await app.settle()
    for key in ["j", "j", "f"] as [KeyEquivalent] { await app.press(key) }
    #expect(app.store.state.selectedRow?.name == "d")
    await app.press("f")
    #expect(app.store.state.selectedRow?.name == "b")
    await app.press(.return)
    #expect(app.store.isShowingDetail)
    await app.press("f")
    #expect(!app.store.isShowingDetail)
    #expect(app.names == ["octo-sample/a"])
  }

  @Test func `hearts are red`() async {
    let app = app([.mock])
    await app.settle()
    #expect(app.frame.style(of: "♥")?.foreground == .red)
  }

  // MARK: Support

  private typealias Driver = ViewDriver<FavoritesFeature.State, FavoritesFeature.Action>

  @Test func `Return shows the README, and keys open and copy the page`() async {
    let app = app([.mock])
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains("Read me"))
    await app.press("o")
    await app.press("y")
    #expect(app.opened == [Repository.mock.url])
    #expect(app.copied == ["https://github.com/octo-sample/sample-kit"])
    await app.press(.escape)
    #expect(app.names == ["octo-sample/sample-kit"])
  }

  @Test(arguments: [40, 120])
  func `the details have the key that removes`(width: Int) async {
    let app = app(.inMemory([.mock, .mock2]), width: width, clock: TestClock())
    await app.settle()
    await app.press(.return)
    let count = app.store.favorites.value?.count
    await app.press("f")
    #expect(count == 2)
    #expect(app.store.favorites.value?.count == 1)
  }

  @Test func `beside the list the README of the selected favorite follows the selection`() async {
    let clock = TestClock()
    let app = app(.inMemory([.mock, .mock2]), width: 120, clock: clock)
    await app.settle()
    #expect(app.text.contains("Loading the README…"))
    await clock.advance(by: .milliseconds(300))
    await app.settle()
    #expect(app.text.contains("Read me: another-kit"))
    await app.press("j")
    await clock.advance(by: .milliseconds(299))
    await app.settle()
    #expect(!app.text.contains("Read me: another-kit"))
    #expect(app.frame.style(of: "Loading the README…")?.attributes.contains(.dim) == true)
    await clock.advance(by: .milliseconds(1))
    await app.settle()
    #expect(app.text.contains("Read me: sample-kit"))
    await app.press("k")
    #expect(app.text.contains("Read me: another-kit"))
    await app.press(.return)
    #expect(app.frame.style(x: 72, y: 0).foreground == .accentColor)
    await app.press(.escape)
    #expect(app.frame.style(x: 0, y: 0).foreground == .accentColor)
  }

  private func app(_ repositories: [Repository]) -> Driver { app(.inMemory(repositories)) }

  private func app(_ client: FavoritesClient, width: Int = 80, clock: TestClock<Duration> = TestClock())
    -> Driver
  {
    ViewDriver(initialState: FavoritesFeature.State(), width: width) {
      FavoritesFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.favoritesClient = client
      $0.gitHubClient.repository = { _, _ in .mock2 }
      $0.gitHubClient.readme = { _, name in "Read me: \(name)" }
    } view: {
      FavoritesView(store: $0)
    }
  }
}

extension ViewDriver<FavoritesFeature.State, FavoritesFeature.Action> {
  /// The names in the list, from the top.
  fileprivate var names: [String] {
    frame.lines.map { $0.split { " │▌▏".contains($0) } }.filter { $0.first == "♥" }.map { String($0[1]) }
  }
}
