import CommandSupport
import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import Testing

/// Responses of a malicious service: text that controls a terminal, and unexpected numbers.
@MainActor
struct HostileInputTests {
  /// Clears the screen, renames the window, sets a color in one byte, moves back, and reverses the text order.
  nonisolated static let hostile =
    "kit\u{1B}[2J\u{1B}]0;x\u{07}\u{9B}31m\u{08}\u{7F}\u{202E}b\u{2066}\u{200F}\r\nnext\u{2028}\u{0}"

  nonisolated static let formats = [["--color", "never"], ["--plain"], ["--json"]]

  @Test(arguments: [true, false], formats)
  func `text from the service cannot steer the terminal`(isTerminal: Bool, format: [String]) async {
    let repository = Repository(
      id: 1,
      name: Self.hostile,
      owner: Self.hostile,
      description: Self.hostile,
      url: URL(string: "https://example.com/\u{202E}\u{1B}"),
      language: Self.hostile,
      topics: [Self.hostile],
      license: Self.hostile,
      defaultBranch: Self.hostile
    )
    let run = await repos(format, isTerminal: isTerminal) { [repository] }
    #expect(run.status == .success)
    let isTable = isTerminal && format[0] == "--color"
    expectHarmless(run, format, lines: format[0] == "--json" ? nil : isTable ? 2 : 1)
  }

  @Test(arguments: [
    APIError.forbidden(message: hostile), .badRequest(message: hostile), .offline(detail: hostile),
    .unexpectedStatus(status: 418, bodyExcerpt: hostile),
    .undecodable(type: "page", path: "", excerpt: hostile),
  ])
  func `the words of an error cannot either`(error: APIError) async {
    let run = await repos(["--color", "never"], isTerminal: true) { throw error }
    expectHarmless(run, [])
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test(arguments: [true, false], formats)
  func `no number is too odd to be listed`(isTerminal: Bool, format: [String]) async {
    let repositories = [(Int.min, Date.distantPast), (.max, .distantFuture)].map { number, date in
      Repository(
        id: number,
        name: "kit",
        owner: "octo-sample",
        stars: number,
        forks: number,
        openIssues: number,
        createdAt: date,
        updatedAt: date,
        pushedAt: date
      )
    }
    for sort in RepositorySort.allCases {
      let run = await repos(["--sort", sort.rawValue] + format, isTerminal: isTerminal) { repositories }
      #expect(run.status == .success)
      #expect(run.standardOutput.contains(String(Int.min)))
    }
  }

  private func repos(
    _ arguments: [String],
    isTerminal: Bool,
    repositories: @escaping @Sendable () throws -> [Repository]
  ) async -> CapturedRun {
    await withDependencies {
      $0.gitHubClient.repositories = { _, _ in RepositoriesPage(repositories: try repositories()) }
      $0.favoritesClient = .inMemory()
    } operation: {
      await CapturedRun(ReposCommand.self, ["list", "octo-sample"] + arguments, isTerminal: isTerminal)
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
