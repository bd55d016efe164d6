import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import TerminalUI
import Testing

/// The prompt for a favorite to add, which stays open until GitHub has answered.
@MainActor
struct FavoritesPromptTests {
  @Test func `the prompt says what it waits for, and closes when the favorite is added`() async {
    let clock = TestClock()
    let app = app { name in
      try await clock.sleep(for: .seconds(1))
      return name
    }
    await app.submit("octo-sample/another-kit")
    #expect(
      app.text == """
        ╭─ Favorites by name ⠋ ────────────────╮
        │▏♥ octo-sample/sample-kit   ★ 128 ⌥ 9 │
        │╭─ Add a favorite ───────────────────╮│
        ││ octo-sample/another-kit            ││
        ││ Asking GitHub for                  ││
        ││ octo-sample/another-kit…           ││
        ││ Return: go · Esc: close            ││
        │╰────────────────────────────────────╯│
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
         ⏎ Go  Esc Close
        """
    )
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(!app.text.contains("Add a favorite"))
    #expect(app.text.contains("♥ octo-sample/another-kit"))
  }

  @Test func `an error of the addition stands below its field until another text is submitted`() async {
    let app = app { name in
      if name != "another-kit" { throw APIError.notFound(resource: name, examples: "octo-sample/kit") }
      return name
    }
    await app.submit("octo-sample/anotherkit")
    #expect(
      app.text == """
        ╭─ Favorites by name ──────────────────╮
        │▏♥ octo-sample/sample-kit   ★ 128 ⌥ 9 │
        │╭─ Add a favorite ───────────────────╮│
        ││ octo-sample/anotherkit             ││
        ││ ✗ there is no repository           ││
        ││ 'octo-sample/anotherkit' on        ││
        ││ GitHub; try octo-sample/kit        ││
        ││ Return: go · Esc: close            ││
        │╰────────────────────────────────────╯│
        │                                      │
        ╰──────────────────────────────────────╯
         ⏎ Go  Esc Close
        """
    )
    for _ in "kit" { await app.press(.delete) }
    await app.type("-kit")
    await app.press(.return)
    #expect(!app.text.contains("✗"))
    #expect(!app.text.contains("Add a favorite"))
    #expect(app.text.contains("♥ octo-sample/another-kit"))
  }

  @Test func `an error that was seen in the prompt is dismissed with it`() async {
    let app = app { _ in throw APIError.timedOut }
    await app.submit("octo-sample/another-kit")
    #expect(app.text.contains("││ ✗ GitHub took too long to"))
    await app.press(.escape)
    #expect(!app.text.contains("✗"))
    await app.press("a")
    #expect(!app.text.contains("✗"))
  }

  @Test func `the error of an addition whose prompt was closed stands below the list`() async {
    let clock = TestClock()
    let app = app { _ in
      try await clock.sleep(for: .seconds(1))
      throw APIError.timedOut
    }
    await app.submit("octo-sample/another-kit")
    await app.press(.escape)
    #expect(app.text.contains("│ octo-sample/another-kit…             │"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.contains("│ ✗ GitHub took too long to answer;    │"))
  }

  @Test func `the answer for a prompt that was closed leaves the next one open`() async {
    let clock = TestClock()
    let app = app { name in
      try await clock.sleep(for: .seconds(1))
      return name
    }
    await app.submit("octo-sample/another-kit")
    await app.press(.escape)
    await app.press("a")
    #expect(!app.text.contains("Asking GitHub"))
    await app.type("octo-")
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.contains("│ octo-  "))
    await app.press(.escape)
    #expect(app.text.contains("♥ octo-sample/another-kit"))
  }

  private typealias Driver = ViewDriver<FavoritesFeature.State, FavoritesFeature.Action>

  private func app(answer: @escaping @Sendable (String) async throws -> String) -> Driver {
    ViewDriver(initialState: FavoritesFeature.State(), width: 40, height: 12) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory([.mock])
      $0.gitHubClient.repository = { _, name in
        _ = try await answer(name)
        return .mock2
      }
    } view: {
      FavoritesView(store: $0)
    }
  }
}

extension ViewDriver<FavoritesFeature.State, FavoritesFeature.Action> {
  /// Asks to add a repository.
  fileprivate func submit(_ name: String) async {
    await settle()
    await press("a")
    await type(name)
    await press(.return)
  }
}
