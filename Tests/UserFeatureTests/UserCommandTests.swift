import CommandSupport
import ComposableArchitecture
import Foundation
import GitHubClient
import Models
import Testing
import UserFeature

@MainActor
struct UserCommandTests {
  @Test func `show prints an account for people`() async {
    let run = await user(["show", "ada-sample", "--color", "never"], isTerminal: true) { _ in .mock }
    #expect(
      run.standardOutput == """
        Login      ada-sample
        Type       User
        Name       Ada Sample
        Bio        Writes samples
        On GitHub  64 public repos | 1200 followers
        Link       https://github.com/ada-sample

        """
    )
    #expect(run.status == .success)
  }

  @Test func `show prints an organization without a name`() async {
    let run = await user(["show", "octo-sample", "--color", "never"], isTerminal: true) { _ in
      .mockOrganization
    }
    #expect(
      run.standardOutput == """
        Login      octo-sample
        Type       Organization
        Name       octo-sample
        Bio        No bio available
        On GitHub  42 public repos | 310 followers
        Link       https://github.com/octo-sample

        """
    )
  }

  @Test(arguments: [["BROWSER": "browse --new %s:other"], ["BROWSER": "browse --new"]])
  func `the page is opened in the browser`(environment: [String: String]) async {
    let launched = LockIsolated<[[String]]>([])
    let run = await user(["show", "ada-sample", "--web"], environment: environment, launched: launched) { _ in
      .mock
    }
    #expect(launched.value == [["browse", "--new", "https://github.com/ada-sample"]])
    #expect(
      run
        == CapturedRun(
          status: .success,
          standardOutput: "",
          standardError: "Opening https://github.com/ada-sample\n"
        )
    )
  }

  @Test func `without a browser the address of the page is printed`() async {
    let run = await user(["show", "ada-sample", "--web"]) { _ in .mock }
    #expect(run.standardOutput == "https://github.com/ada-sample\n")
    let broken = await user(
      ["show", "ada-sample", "--web", "--quiet"],
      environment: ["BROWSER": "fail"],
      launched: LockIsolated([])
    ) { _ in .mock }
    #expect(broken.standardOutput == "https://github.com/ada-sample\n")
    #expect(broken.standardError.contains("'fail' could not open the page"))
  }

  @Test func `only a page on the web is opened`() async {
    let launched = LockIsolated<[[String]]>([])
    let run = await user(["show", "a", "--web"], environment: ["BROWSER": "browse"], launched: launched) {
      _ in
      var account = Account.mock
      account.url = URL(string: "file:///etc/passwd")
      return account
    }
    #expect(run.status == .notFound)
    #expect(launched.value.isEmpty)
  }

  @Test func `show prints a plain line`() async {
    let run = await user(["show", "octo-sample"]) { _ in .mockOrganization }
    #expect(
      run.standardOutput
        == "octo-sample\t4401\tOrganization\t\t\t42\t310\t0\thttps://github.com/octo-sample\n"
    )
  }

  @Test func `show prints JSON`() async throws {
    let run = await user(["show", "octo-sample", "--json"]) { _ in .mockOrganization }
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any]
    )
    #expect(record["login"] as? String == "octo-sample")
    #expect(record["name"] is NSNull)
    #expect(record["followers"] as? Int == 310)
  }

  @Test(arguments: [
    (APIError.notFound(resource: "octo", service: "GitHub"), CommandStatus.notFound),
    (.offline(detail: "connection refused"), .network), (.timedOut, .network),
    (.unauthorized(hint: "GITHUB_TOKEN"), .authentication), (.rateLimited(), .rateLimited),
    (.server(status: 599), .failure),
  ])
  func `a failure says what to do and sets the status`(error: APIError, status: CommandStatus) async {
    let run = await user(["show", "octo"]) { _ in throw error }
    #expect(run.status == status)
    #expect(run.standardOutput == "")
    #expect(run.standardError.hasPrefix("user: "))
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["show"], ["show", "a b"], ["show", "a--b"], ["show", "a", "b"]])
  func `mistakes of usage are said`(arguments: [String]) async {
    #expect(await CapturedRun(UserCommand.self, arguments).status == .usage)
  }

  @Test func `text from the service cannot steer the terminal`() async {
    var account = Account.mock
    account.name = "A\u{1B}[2J"
    account.bio = "\u{202E}b\u{07}"
    for isTerminal in [true, false] {
      let run = await user(["show", "a", "--color", "never"], isTerminal: isTerminal) { [account] _ in account
      }
      #expect(!run.standardOutput.unicodeScalars.contains { ["\u{1B}", "\u{07}", "\u{202E}"].contains($0) })
    }
  }

  private func user(
    _ arguments: [String],
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    launched: LockIsolated<[[String]]>? = nil,
    account: @escaping @Sendable (String) async throws -> Account
  ) async -> CapturedRun {
    await withDependencies {
      $0.gitHubClient.account = account
    } operation: {
      await CapturedRun(
        UserCommand.self,
        arguments,
        isTerminal: isTerminal,
        environment: environment,
        launch: { command in
          launched?.withValue { $0.append(command) }
          return command[0] != "fail"
        }
      )
    }
  }
}
