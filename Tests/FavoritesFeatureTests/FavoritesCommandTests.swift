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
  @Test func `list prints the rows of the repositories`() async {
    let run = await favorites(["list", "--color", "never"], .inMemory([.mock]), isTerminal: true)
    #expect(
      run.standardOutput == """
           NAME                    DESCRIPTION       STARS  FORKS  LANGUAGE  UPDATED
        *  octo-sample/sample-kit  A kit of samples    128      9  Swift     2 years ago

        """
    )
    #expect(run.standardError == "Showing 1 of 1 favorites\n")
  }

  @Test func `list sorts`() async throws {
    let run = await favorites(
      ["list", "--sort", "stars", "--json=id"],
      .inMemory([.mock2, .mock, .mockBare])
    )
    #expect(run.standardOutput.filter { !$0.isWhitespace } == #"[{"id":910001},{"id":910003},{"id":910002}]"#)
  }

  @Test func `an empty list says how to add one`() async {
    let run = await favorites(["list"], .inMemory())
    #expect(run.status == .success)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("favorites add OWNER/NAME"))
    #expect(await favorites(["list", "--json"], .inMemory()).standardOutput == "[]\n")
  }

  @Test func `add stores the repository`() async throws {
    let client = FavoritesClient.inMemory()
    let run = await favorites(["add", "octo-sample/sample-kit"], client) { _, _ in .mock }
    #expect(run.status == .success)
    #expect(run.standardError == "octo-sample/sample-kit is a favorite now\n")
    #expect(try await client.all() == [.mock])
    let again = await favorites(["add", "octo-sample/sample-kit"], client) { _, _ in .mock }
    #expect(again.standardError == "octo-sample/sample-kit is a favorite already\n")
  }

  @Test func `a repository that is named twice is added once`() async {
    let names = ["octo-sample/sample-kit", "https://github.com/octo-sample/sample-kit"]
    let run = await favorites(["add", "--json=id"] + names, .inMemory()) { _, _ in .mock }
    #expect(run.standardOutput == "[\n  {\n    \"id\": 910001\n  }\n]\n")
  }

  @Test(arguments: [
    (APIError.notFound(resource: "a/b", service: "GitHub"), CommandStatus.notFound),
    (.offline(detail: "connection refused"), .network), (.rateLimited(), .rateLimited),
    (.unauthorized(hint: "GITHUB_TOKEN"), .authentication), (.server(status: 500), .failure),
  ])
  func `a failed addition says why and sets the status`(error: APIError, status: CommandStatus) async throws {
    let client = FavoritesClient.inMemory()
    let run = await favorites(["add", "a/b"], client) { _, _ in throw error }
    #expect(run.status == status)
    #expect(run.standardError.hasPrefix("favorites: "))
    #expect(try await client.all() == [])
  }

  @Test func `a full disk is said and fails`() async {
    var client = FavoritesClient.inMemory()
    client.add = { _ in throw FavoritesError.diskFull(path: "/data/f") }
    let run = await favorites(["add", "a/b"], client) { _, _ in .mock }
    #expect(run.status == .failure)
    #expect(run.standardError == "favorites: \(FavoritesError.diskFull(path: "/data/f").message)\n")
  }

  @Test(arguments: ["sample-kit", "octo-sample/", "a/b/c", "https://example.invalid/a/b"])
  func `no repository is changed if one name is wrong`(name: String) async throws {
    for command in ["add", "remove"] {
      let client = FavoritesClient.inMemory([.mock])
      let run = await favorites([command, "octo-sample/sample-kit", name], client) { _, _ in .mock2 }
      #expect(try await client.all() == [.mock])
      #expect(run.status == .usage)
      #expect(run.standardError.contains("OWNER/NAME"))
    }
  }

  @Test(arguments: ["octo-sample/sample-kit", "OCTO-sample/Sample-KIT"])
  func `remove needs no network and ignores case`(name: String) async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    let run = await favorites(["remove", name], client)
    #expect(run.status == .success)
    #expect(run.standardError == "octo-sample/sample-kit is no longer a favorite\n")
    #expect(try await client.all() == [.mock2])
  }

  @Test func `a repository that isn't a favorite is not found`() async {
    let run = await favorites(["remove", "a/b"], .inMemory([.mock]))
    #expect(run.status == .notFound)
    #expect(run.standardError.contains("a/b isn't a favorite"))
  }

  @Test func `clear removes all`() async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    #expect(await favorites(["clear", "--yes"], client).standardError == "removed 2 favorites\n")
    #expect(try await client.all() == [])
    #expect(await favorites(["clear", "-y"], client).standardError == "there were no favorites\n")
  }

  @Test(arguments: [("y", true), ("Yes", true), ("", false), ("no", false), ("yellow", false)])
  func `clear asks on a terminal`(answer: String, isConfirmed: Bool) async throws {
    let client = FavoritesClient.inMemory([.mock, .mock2])
    let run = await favorites(["clear"], client, isTerminal: true, answers: [answer])
    #expect(run.standardError.hasPrefix("Remove 2 favorites? [y/N] "))
    #expect(run.standardError.hasSuffix(isConfirmed ? "removed 2 favorites\n" : "nothing was removed\n"))
    #expect(run.status == (isConfirmed ? .success : .failure))
    #expect(try await client.all().isEmpty == isConfirmed)
  }

  @Test func `clear keeps everything without an answer, and asks nothing about an empty list`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    #expect(await favorites(["clear"], client, isTerminal: true).status == .failure)
    #expect(try await client.all() == [.mock])
    let empty = await favorites(["clear"], .inMemory(), isTerminal: true)
    #expect(empty.standardError == "there were no favorites\n")
  }

  @Test func `clear needs --yes without a terminal`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    let run = await favorites(["clear"], client)
    #expect(run.status == .usage)
    #expect(run.standardError.contains("--yes"))
    #expect(try await client.all() == [.mock])
  }

  @Test(arguments: [
    ["clear", "--yes"], ["remove", "octo-sample/sample-kit"], ["add", "octo-sample/sample-docs"],
  ])
  func `the names of fields are listed and unknown ones refused before anything changes`(
    arguments: [String]
  ) async throws {
    for option in ["--json=", "--csv=", "--json-lines=", "--json=nope"] {
      let client = FavoritesClient.inMemory([.mock])
      let run = await favorites(arguments + [option], client) { _, _ in .mock2 }
      #expect(run.status == (option == "--json=nope" ? .usage : .success))
      #expect(run.standardOutput == (option == "--json=nope" ? "" : "id\nfullName\nurl\nchange\n"))
      #expect(try await client.all() == [.mock])
    }
  }

  @Test func `changes are printed with the fields that are named`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    let add = await favorites(["add", "a/b", "c/d", "--json-lines=fullName,change"], client) { owner, _ in
      owner == "a" ? .mock : .mock2
    }
    #expect(
      add.standardOutput == """
        {"fullName":"octo-sample/sample-kit","change":"unchanged"}
        {"fullName":"octo-sample/another-kit","change":"added"}

        """
    )
    #expect(add.standardError == "")
    let remove = await favorites(["rm", "octo-sample/another-kit", "--csv=id,change"], client)
    #expect(remove.standardOutput == "id,change\r\n910003,removed\r\n")
    let clear = await favorites(["clear", "--yes", "--json=id"], client)
    #expect(clear.standardOutput == "[\n  {\n    \"id\": 910001\n  }\n]\n")
  }

  @Test func `a favorite that is named twice is removed once`() async throws {
    let names = ["octo-sample/sample-kit", "https://github.com/Octo-Sample/sample-kit"]
    let run = await favorites(["rm"] + names, .inMemory([.mock]))
    #expect(run.standardError == "octo-sample/sample-kit is no longer a favorite\n")
    let json = await favorites(["rm", "--csv=id"] + names, .inMemory([.mock]))
    #expect(json.standardOutput == "id\r\n910001\r\n")
  }

  @Test(arguments: [
    ("a/b, c/d", "favorites: there is no repository 'x/y' on GitHub; try a/b, c/d\n"),
    (
      nil,
      "favorites: there is no repository 'x/y' on GitHub (no longer, if it was renamed); check the spelling\n"
    ),
  ])
  func `a repository that is missing is answered with those that exist, if they are known`(
    examples: String?,
    sentence: String
  ) async {
    let run = await favorites(["add", "x/y"], .inMemory()) { _, _ in
      throw APIError.notFound(resource: "it", service: "GitHub", examples: examples)
    }
    #expect(run.status == .notFound)
    #expect(run.standardError == sentence)
  }

  @Test func `what can be changed is changed, and the rest is named`() async throws {
    let client = FavoritesClient.inMemory([.mock])
    let add = await favorites(["add", "a/b", "x/y", "x/z", "--json=id"], client) { owner, _ in
      guard owner == "a" else { throw APIError.notFound(resource: "it") }
      return .mock2
    }
    #expect(add.status == .notFound)
    #expect(add.standardOutput.contains("910003"))
    #expect(add.standardError.contains("there are no repositories 'x/y', 'x/z' on GitHub"))
    #expect(try await client.all().count == 2)
    let remove = await favorites(["rm", "octo-sample/sample-kit", "x/y", "x/z"], client)
    #expect(remove.status == .notFound)
    #expect(
      remove.standardError.hasSuffix("favorites: x/y, x/z aren't favorites; 'favorites list' shows all\n")
    )
    #expect(try await client.all() == [.mock2])
  }

  @Test func `what was added before a failure stays and is printed`() async throws {
    let client = FavoritesClient.inMemory()
    let run = await favorites(["add", "a/b", "c/d", "--json=id"], client) { owner, _ in
      guard owner == "a" else { throw APIError.timedOut }
      return .mock
    }
    #expect(run.status == .network)
    #expect(run.standardOutput.contains("910001"))
    #expect(try await client.all() == [.mock])
  }

  @Test func `a mistyped favorite is suggested`() async {
    let run = await favorites(["remove", "octo-sample/sampel-kit"], .inMemory([.mock]))
    #expect(run.standardError.contains("did you mean 'octo-sample/sample-kit'?"))
  }

  @Test(arguments: [["list"], ["remove", "a/b"]])
  func `favorites that cannot be read are a failure`(arguments: [String]) async {
    var client = FavoritesClient.inMemory()
    client.observe = { .finished(throwing: FavoritesError.newerVersion(path: "/data/f")) }
    let run = await favorites(arguments, client)
    #expect(run.status == .failure)
    #expect(run.standardError == "favorites: \(FavoritesError.newerVersion(path: "/data/f").message)\n")
  }

  @Test func `only adding uses a network`() {
    #expect(FavoritesAddCommand.usesServices)
    #expect(!FavoritesListCommand.usesServices)
    #expect(!FavoritesRemoveCommand.usesServices)
    #expect(!FavoritesClearCommand.usesServices)
  }

  private func favorites(
    _ arguments: [String],
    _ client: FavoritesClient,
    isTerminal: Bool = false,
    answers: [String] = [],
    repository: (@Sendable (String, String) async throws -> Repository)? = nil
  ) async -> CapturedRun {
    await withDependencies {
      $0.favoritesClient = client
      if let repository { $0.gitHubClient.repository = repository }
    } operation: {
      await CapturedRun(FavoritesCommand.self, arguments, isTerminal: isTerminal, answers: answers)
    }
  }
}
