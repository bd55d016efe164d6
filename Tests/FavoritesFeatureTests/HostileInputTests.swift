import CommandSupport
import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import Testing

/// Malicious stored copies and responses: text that controls a terminal.
@MainActor
struct HostileInputTests {
  /// Clears the screen, renames the window, sets a color in one byte, moves back, and reverses the text order.
  nonisolated static let hostile =
    "kit\u{1B}[2J\u{1B}]0;x\u{07}\u{9B}31m\u{08}\u{7F}\u{202E}b\u{2066}\u{200F}\r\nnext\u{2028}\u{0}"

  nonisolated static let formats = [["--color", "never"], ["--plain"], ["--json"]]

  let repository = Repository(
    id: 1,
    name: hostile,
    owner: hostile,
    description: hostile,
    language: hostile,
    topics: [hostile]
  )

  @Test(arguments: [true, false], formats)
  func `what is stored cannot steer the terminal`(isTerminal: Bool, format: [String]) async {
    let run = await favorites(["list"] + format, .inMemory([repository]), isTerminal: isTerminal)
    #expect(run.status == .success)
    let isTable = isTerminal && format[0] == "--color"
    expectHarmless(run, format, lines: format[0] == "--json" ? nil : isTable ? 2 : 1)
  }

  @Test func `what was added cannot either`() async {
    let added = await favorites(["add", "a/b", "--color", "never"], .inMemory(), isTerminal: true)
    #expect(added.status == .success)
    expectHarmless(added, ["add"])
    #expect(added.standardError.split(separator: "\n").count == 1)
  }

  @Test func `the words of an error cannot either`() async {
    var client = FavoritesClient.inMemory()
    client.add = { _ in throw FavoritesError.failed(reason: Self.hostile) }
    let run = await favorites(["add", "a/b", "--color", "never"], client, isTerminal: true)
    #expect(run.status == .failure)
    expectHarmless(run, [])
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  private func favorites(
    _ arguments: [String],
    _ client: FavoritesClient,
    isTerminal: Bool
  ) async -> CapturedRun {
    await withDependencies { [repository] in
      $0.favoritesClient = client
      $0.gitHubClient.repository = { _, _ in repository }
    } operation: {
      await CapturedRun(FavoritesCommand.self, arguments, isTerminal: isTerminal)
    }
  }

  /// Expects the output to contain only the harmless part of the text.
  private func expectHarmless(_ run: CapturedRun, _ format: [String], lines: Int? = nil) {
    let harmful: Set<Unicode.Scalar> = [
      "\u{1B}", "\u{07}", "\u{9B}", "\u{08}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{2028}",
      "\u{0}", "\r",
    ]
    #expect(!run.standardOutput.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect(!run.standardError.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect((run.standardOutput + run.standardError).contains("kit"), "\(format)")
    if let lines { #expect(run.standardOutput.split(separator: "\n").count == lines, "\(format)") }
  }
}
