import CommandSupport
import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Foundation
import GitHubClient
import Models
import Testing

@MainActor
struct FavoritesCommandTests {
  @Test func listPrintsTheRowsOfTheRepositories() async {
    let run = await favorites(["list", "--color", "never"], .inMemory([.mock]), isTerminal: true)
    #expect(
      run.standardOutput == """
           NAME                    DESCRIPTION       STARS  FORKS  LANGUAGE  UPDATED
        *  octo-sample/sample-kit  A kit of samples    128      9  Swift     2 years ago

        """
    )
    #expect(run.standardError == "Showing 1 of 1 favorites\n")
  }

  @Test func listSorts() async throws {
    let run = await favorites(
      ["list", "--sort", "stars", "--json=id"],
      .inMemory([.mock2, .mock, .mockBare])
    )
    #expect(run.standardOutput.filter { !$0.isWhitespace } == #"[{"id":910001},{"id":910003},{"id":910002}]"#)
  }

  @Test func anEmptyListSaysHowToAddOne() async {
    let run = await favorites(["list"], .inMemory())
    #expect(run.status == .success)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("favorites add OWNER/NAME"))
    #expect(await favorites(["list", "--json"], .inMemory()).standardOutput == "[]\n")
  }

  @Test func addStoresTheRepository() async throws {
    let client = FavoritesClient.inMemory()
    let run = await favorites(["add", "octo-sample/sample-kit"], client) { _, _ in .mock }
    #expect(run.status == .success)
    #expect(run.standardError == "octo-sample/sample-kit is a favorite now\n")
    #expect(try await client.all() == [.mock])
    let again = await favorites(["add", "octo-sample/sample-kit"], client) { _, _ in .mock }
    #expect(again.standardError == "octo-sample/sample-kit is a favorite already\n")
  }

  @Test(arguments: [
    (APIError.notFound(resource: "a/b", service: "GitHub"), CommandStatus.notFound),
    (.offline(detail: "connection refused"), .network), (.rateLimited(), .rateLimited),
    (.unauthorized(hint: "GITHUB_TOKEN"), .authentication), (.server(status: 500), .failure),
  ])
  func anAdditionThatFailsSaysWhyAndSetsTheStatus(error: APIError, status: CommandStatus) async throws {
    let client = FavoritesClient.inMemory()
    let run = await favorites(["add", "a/b"], client) { _, _ in throw error }
    #expect(run.status == status)
    #expect(run.standardError.hasPrefix("favorites: "))
    #expect(try await client.all() == [])
  }

  @Test func aFullDiskIsSaidAndFails() async {
    var client = FavoritesClient.inMemory()
    client.add = { _ in throw FavoritesError.diskFull(path: "/data/f") }
    let run = await favorites(["add", "a/b"], client) { _, _ in .mock }
    #expect(run.status == .failure)
    #expect(run.standardError == "favorites: \(FavoritesError.diskFull(path: "/data/f").message)\n")
  }

  @Test(arguments: ["sample-kit", "octo-sample/", "a/b/c"])
  func whatIsNoNameIsAMistakeOfUsage(name: String) async {
    for command in ["add", "remove"] {
      let run = await favorites([command, name], .inMemory())
      #expect(run.status == .usage)
      #expect(run.standardError.contains("OWNER/NAME"))
    }
  }

  @Test(arguments: ["octo-sample/sample-kit", "OCTO-sample/Sample-KIT"])
  func removeNeedsNoNetworkAndIgnoresCase(name: String) async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    let run = await favorites(["remove", name], client)
    #expect(run.status == .success)
    #expect(run.standardError == "octo-sample/sample-kit is no longer a favorite\n")
    #expect(try await client.all() == [.mock2])
  }

  @Test func whatIsNoFavoriteIsNotFound() async {
    let run = await favorites(["remove", "a/b"], .inMemory([.mock]))
    #expect(run.status == .notFound)
    #expect(run.standardError.contains("a/b isn't a favorite"))
  }

  @Test func clearRemovesAll() async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    #expect(await favorites(["clear"], client).standardError == "removed 2 favorites\n")
    #expect(try await client.all() == [])
    #expect(await favorites(["clear"], client).standardError == "there were no favorites\n")
  }

  @Test(arguments: [["list"], ["remove", "a/b"]])
  func favoritesThatCannotBeReadAreAFailure(arguments: [String]) async {
    var client = FavoritesClient.inMemory()
    client.observe = { .finished(throwing: FavoritesError.newerVersion(path: "/data/f")) }
    let run = await favorites(arguments, client)
    #expect(run.status == .failure)
    #expect(run.standardError == "favorites: \(FavoritesError.newerVersion(path: "/data/f").message)\n")
  }

  @Test func onlyAddingUsesANetwork() {
    #expect(FavoritesAddCommand.usesServices)
    #expect(!FavoritesListCommand.usesServices)
    #expect(!FavoritesRemoveCommand.usesServices)
    #expect(!FavoritesClearCommand.usesServices)
  }

  private func favorites(
    _ arguments: [String],
    _ client: FavoritesClient,
    isTerminal: Bool = false,
    repository: (@Sendable (String, String) async throws -> Repository)? = nil
  ) async -> CapturedRun {
    await withDependencies {
      $0.favoritesClient = client
      if let repository { $0.gitHubClient.repository = repository }
    } operation: {
      await CapturedRun(FavoritesCommand.self, arguments, isTerminal: isTerminal)
    }
  }
}
