import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct RepositoryKeyTests {
  @Test func `an owner is asked for by login`() async {
    let app = app(owner: "") { owner, _ in .numbered(1...3, owner: owner) }
    await app.settle()
    #expect(app.text.contains("No owner is chosen yet."))
    await app.press("O")
    #expect(app.text.contains("╭─ Owner"))
    await app.type("ada-sample")
    await app.press(.return)
    #expect(app.text.contains("─ ada-sample by "))
    #expect(app.names == ["kit-1", "kit-2", "kit-3"])
  }

  @Test(arguments: [KeyEquivalent("f"), .space])
  func `a key toggles the heart of the selected row`(key: KeyEquivalent) async {
    let app = app { owner, _ in .numbered(1...3, owner: owner) }
    await app.settle()
    await app.press("j")
    await app.press(key)
    #expect(app.hearts == ["♡", "♥", "♡"])
    #expect(app.frame.style(of: "♥")?.foreground == .red)
    #expect(app.frame.style(of: "♡")?.foreground == .secondary)
    await app.press(key)
    #expect(app.hearts == ["♡", "♡", "♡"])
  }

  @Test func `before a repository is chosen the first one is lit, as it has the details`() async {
    let app = app { owner, _ in .numbered(1...3, owner: owner) }
    await app.settle()
    let first = app.names.first
    await app.press("s")
    #expect(app.names.first != first)
    #expect(app.text.contains("▌♡ \(app.names.first ?? "")"))
    await app.press("/")
    await app.type("kit-2")
    await app.press(.escape)
    await app.press(.escape)
    #expect(app.text.contains("▌♡ \(app.names.first ?? "")"))
  }

  @Test func `searching takes any letter`() async {
    let app = app { owner, _ in .numbered(1...12, owner: owner) }
    await app.settle()
    await app.press("/")
    await app.type("KIT-12")
    #expect(app.names == ["kit-12"])
    await app.type("fs")
    #expect(app.text.contains("No repository matches 'KIT-12fs'."))
    await app.press(.delete)
    await app.press(.delete)
    await app.press(.return)
    await app.press("f")
    #expect(app.hearts == ["♥"])
    await app.press("/")
    await app.press(.escape)
    #expect(app.names.count == 9)
  }

  @Test func `sorting again reverses and then goes on`() async {
    let page = RepositoriesPage(
      repositories: [.numbered(1, stars: 5), .numbered(2, stars: 9), .numbered(3, stars: 7)],
      nextPage: nil
    )
    let app = app { _, _ in page }
    await app.settle()
    #expect(app.text.contains("by updated ─"))
    await app.press("s")
    #expect(app.text.contains("by updated, reversed ─"))
    for order in ["pushed", "created", "name"] {
      await app.press("s")
      #expect(app.text.contains("by \(order) ─"))
      await app.press("s")
      #expect(app.text.contains("by \(order), reversed ─"))
    }
    #expect(app.names == ["kit-3", "kit-2", "kit-1"])
    await app.press("s")
    #expect(app.names == ["kit-2", "kit-3", "kit-1"])
    await app.press("s")
    #expect(app.names == ["kit-1", "kit-3", "kit-2"])
    await app.press("s")
    #expect(app.text.contains("by updated ─"))
  }

  @Test func `further pages come as the end comes into view`() async {
    let app = app { owner, page in
      switch page {
      case nil: .numbered(1...30, owner: owner, next: 2)
      case URL.page(2): .numbered(31...60, owner: owner, next: 3)
      default: .numbered(61...65, owner: owner)
      }
    }
    await app.settle()
    #expect(app.store.load.value?.count == 30)
    await app.press("G")
    #expect(app.store.load.value?.count == 60)
    await app.press("G")
    await app.press("G")
    #expect(app.store.load.value?.count == 65)
    #expect(app.names.last == "kit-65")
    #expect(!app.text.contains("More…"))
  }

  @Test func `a failure stands beside the list until a retry succeeds`() async {
    let answers = LockIsolated<[Result<RepositoriesPage, APIError>]>([
      .success(.numbered(1...3)), .failure(.rateLimited(retryAfter: .seconds(30))),
      .success(.numbered(1...2)),
    ])
    let app = app { _, _ in try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await app.press("r")
    #expect(app.text.contains("✗ too many requests to GitHub; wait 30 seconds and press r to try again"))
    #expect(app.names == ["kit-1", "kit-2", "kit-3"])
    await app.press("r")
    #expect(!app.text.contains("✗"))
    #expect(app.names == ["kit-1", "kit-2"])
  }

  @Test func `the prompt stays for an impossible owner`() async {
    let app = app { owner, _ in .numbered(1...3, owner: owner) }
    await app.settle()
    await app.press("O")
    await app.type("no body")
    await app.press(.return)
    #expect(app.text.contains("✗ 'no body' isn't a GitHub login"))
    #expect(app.text.contains("╭─ Owner"))
    for _ in "no body" { await app.press(.delete) }
    await app.type("somebody")
    await app.press(.return)
    #expect(!app.text.contains("✗"))
    #expect(!app.text.contains("╭─ Owner"))
    #expect(app.store.owner == "somebody")
  }

  // MARK: Support

  private func app(
    owner: String = "octo-sample",
    repositories: @escaping @Sendable (String, URL?) async throws -> RepositoriesPage
  ) -> ViewDriver<RepositoryFeature.State, RepositoryFeature.Action> {
    ViewDriver(initialState: RepositoryFeature.State(owner: owner)) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory()
      $0.gitHubClient.account = { _ in .mock }
      $0.gitHubClient.repositories = repositories
    } view: {
      RepositoryView(store: $0)
    }
  }
}

extension ViewDriver<RepositoryFeature.State, RepositoryFeature.Action> {
  private var rows: [[Substring]] {
    frame.lines.map { $0.split { " │▌▏".contains($0) } }.filter { $0.first == "♥" || $0.first == "♡" }
  }

  /// The names in the list, from the top.
  fileprivate var names: [String] { rows.map { String($0[1]) } }

  /// The hearts before them.
  fileprivate var hearts: [String] { rows.map { String($0[0]) } }
}
