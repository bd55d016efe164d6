import CommandSupport
import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import Testing

@MainActor
struct ReposCommandTests {
  @Test func `list prints a table for people`() async {
    let run = await repos("list", "octo-sample", "--color", "never", isTerminal: true, favorites: [.mock]) {
      _,
      _ in
      RepositoriesPage(repositories: [.mock, .mockBare])
    }
    #expect(
      run.standardOutput == """
           NAME        DESCRIPTION               STARS  FORKS  LANGUAGE  UPDATED
        *  sample-kit  A kit of samples            128      9  Swift     2 years ago
           bare        No description available      0      0            -

        """
    )
    #expect(run.standardError == "Showing 2 of 2 repositories\n")
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ("updated", "UPDATED"), ("pushed", "PUSHED"), ("created", "CREATED"), ("stars", "UPDATED"),
  ])
  func `the time in the table is the one by which it is sorted`(sort: String, title: String) async {
    let run = await repos("list", "octo-sample", "--sort", sort, "--color", "never", isTerminal: true) {
      _,
      _ in
      RepositoriesPage(repositories: [.mock])
    }
    let titles = run.standardOutput.split(separator: "\n").first?.split(separator: " ")
    #expect(titles?.filter { ["UPDATED", "PUSHED", "CREATED"].contains($0) } == [title[...]])
  }

  @Test func `list prints plain lines to a pipe`() async {
    let run = await repos("list", "octo-sample", favorites: [.mock]) { _, _ in
      RepositoriesPage(repositories: [.mock, .mockBare])
    }
    #expect(
      run.standardOutput == """
        *\tocto-sample/sample-kit\tA kit of samples\t128\t9\tSwift\t2023-11-14T22:13:20Z\t\
        https://github.com/octo-sample/sample-kit
        \tocto-sample/bare\t\t0\t0\t\t\t

        """
    )
    #expect(run.standardError == "")
  }

  @Test func `list prints JSON`() async throws {
    let run = await repos("list", "octo-sample", "--json", favorites: [.numbered(2)]) { _, _ in
      .numbered(1...3)
    }
    let records = try #require(
      try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    )
    #expect(records.map { $0["id"] as? Int } == [1, 2, 3])
    #expect(records.map { $0["isFavorite"] as? Bool } == [false, true, false])
    #expect(records.first?["fullName"] as? String == "octo-sample/kit-1")
    #expect(records.first?["description"] is NSNull)
  }

  @Test func `list stops at thirty and says so`() async {
    let run = await repos(
      "list",
      "octo-sample",
      "--color",
      "never",
      isTerminal: true,
      repositories: Self.sevenPages
    )
    #expect(run.standardOutput.split(separator: "\n").count == 31)
    #expect(run.standardError == "Showing the first 30 repositories; --all lists all of them\n")
  }

  @Test func `list loads as many pages as it needs`() async {
    let asked = LockIsolated(0)
    let run = await repos("list", "octo-sample", "-L", "15", "--json=id") { owner, page in
      asked.withValue { $0 += 1 }
      return try await Self.sevenPages(owner, page)
    }
    #expect(ids(run) == Array(1...15))
    #expect(asked.value == 2)
  }

  @Test func `all lists every page`() async {
    #expect(
      ids(await repos("list", "octo-sample", "--all", "--json=id", repositories: Self.sevenPages))
        == Array(1...70)
    )
  }

  @Test func `another order looks at every page`() async {
    let run = await repos("list", "octo-sample", "--sort", "stars", "-L", "2", "--json=id") { owner, page in
      var loaded = try await Self.sevenPages(owner, page)
      loaded.repositories = loaded.repositories.map { .numbered($0.id, stars: $0.id) }
      return loaded
    }
    #expect(ids(run) == [70, 69])
  }

  @Test func `a search looks at every page until there are enough`() async {
    let run = await repos(
      "list",
      "octo-sample",
      "--search",
      "KIT-6",
      "--json=id",
      repositories: Self.sevenPages
    )
    #expect(ids(run) == [6] + Array(60...69))
  }

  @Test func `an account without repositories isn't a failure`() async {
    let run = await repos("list", "nobody") { _, _ in RepositoriesPage(repositories: []) }
    #expect(run.status == .success)
    #expect(run.standardOutput == "")
    #expect(run.standardError == "nobody has no public repositories.\n")
    let json = await repos("list", "nobody", "--json") { _, _ in RepositoriesPage(repositories: []) }
    #expect(json.standardOutput == "[]\n")
    #expect(json.standardError == "")
  }

  @Test(arguments: [
    (APIError.notFound(resource: "octo", service: "GitHub"), CommandStatus.notFound),
    (.offline(detail: "connection refused"), .network), (.timedOut, .network),
    (.unauthorized(hint: "GITHUB_TOKEN"), .authentication), (.forbidden(message: "no"), .authentication),
    (.rateLimited(reset: Date(timeIntervalSince1970: 1_767_225_600)), .rateLimited),
    (.server(status: 599), .failure),
  ])
  func `a failure says what to do and sets the status`(error: APIError, status: CommandStatus) async {
    let run = await repos("list", "octo") { _, _ in throw error }
    #expect(run.status == status)
    #expect(run.standardOutput == "")
    #expect(run.standardError.hasPrefix("repos: "))
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test func `a rate limit says until when`() async {
    let reset = Date(timeIntervalSince1970: 1_767_225_600)
    let run = await repos("list", "octo") { _, _ in throw APIError.rateLimited(reset: reset) }
    #expect(run.standardError.contains(LocalTime.text(reset)))
  }

  @Test func `a failure on a later page is a failure`() async {
    let run = await repos("list", "octo-sample", "--all") { owner, page in
      if page == .page(3) { throw APIError.server(status: 502) }
      return try await Self.sevenPages(owner, page)
    }
    #expect(run.status == .failure)
    #expect(run.standardOutput == "")
  }

  @Test func `favorites that cannot be read are a warning`() async {
    var favorites = FavoritesClient.inMemory()
    favorites.observe = { .finished(throwing: FavoritesError.busy(path: "/data/f")) }
    favorites.refresh = { _ in throw FavoritesError.busy(path: "/data/f") }
    let run = await repos("list", "octo-sample", "--json=id", client: favorites) { _, _ in .numbered(1...2) }
    #expect(ids(run) == [1, 2])
    #expect(run.standardError.contains("/data/f"))
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ["list"], ["list", "a b"], ["list", "a--b"], ["list", "o", "-L", "0"], ["list", "o", "--limit", "x"],
    ["list", "o", "--sort", "size"], ["list", "o", "--all", "-L", "3"],
  ])
  func `mistakes of usage are said`(arguments: [String]) async {
    let run = await CapturedRun(ReposCommand.self, arguments)
    #expect(run.status == .usage)
    #expect(run.standardError != "")
  }

  nonisolated static let sevenPages: @Sendable (String, URL?) async throws -> RepositoriesPage = { _, page in
    let number = page.flatMap { Int($0.lastPathComponent) } ?? 1
    let first = (number - 1) * 10 + 1
    return .numbered(first...(first + 9), next: number < 7 ? number + 1 : nil)
  }

  @Test func `the page of an owner's repositories needs no answer of the service`() async {
    let run = await repos("list", "octo-sample", "--web") { _, _ in throw APIError.timedOut }
    #expect(run.standardOutput == "https://github.com/octo-sample?tab=repositories\n")
  }

  private func ids(_ run: CapturedRun) -> [Int] {
    let records = try? JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    return (records ?? []).compactMap { $0["id"] as? Int }
  }

  private func repos(
    _ arguments: String...,
    isTerminal: Bool = false,
    favorites: [Repository] = [],
    client: FavoritesClient? = nil,
    repositories: @escaping @Sendable (String, URL?) async throws -> RepositoriesPage
  ) async -> CapturedRun {
    await withDependencies {
      $0.gitHubClient.repositories = repositories
      $0.favoritesClient = client ?? .inMemory(favorites)
    } operation: {
      await CapturedRun(ReposCommand.self, arguments, isTerminal: isTerminal)
    }
  }
}
