import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import ProfileFeature
import ReqresClient
import Testing

@MainActor
struct ProfileCommandTests {
  @Test func `show prints a profile for people`() async {
    let run = await profile("show", "3", "--color", "never", isTerminal: true)
    #expect(
      run.standardOutput == """
        ID      3
        Name    User3 Sample
        E-mail  user3@example.com
        Avatar  -

        """
    )
    #expect(run.status == .success)
  }

  @Test func `show makes the address a mailto link and the avatar a link`() async {
    let run = await profile("show", "1", isTerminal: true) { _ in .mock }
    #expect(
      run.standardOutput.contains("\u{1B}]8;;mailto:ada.sample@example.com\u{1B}\\ada.sample@example.com")
    )
    #expect(run.standardOutput.contains("\u{1B}]8;;https://example.com/faces/1.jpg\u{1B}\\"))
  }

  @Test func `show prints the first user by default`() async {
    #expect(await profile("show").standardOutput == "1\tUser1 Sample\tuser1@example.com\t\n")
  }

  @Test func `show prints JSON`() async throws {
    let run = await profile("show", "2", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any]
    #expect(object?["id"] as? Int == 2)
    #expect(object?["email"] as? String == "user2@example.com")
    #expect(object?["avatar"] is NSNull)
  }

  @Test(arguments: [
    (APIError.notFound(resource: "user 23", service: "reqres"), CommandStatus.notFound),
    (.offline(detail: "connection refused"), .network),
    (.timedOut, .network),
    (.unauthorized(hint: "set REQRES_API_KEY"), .authentication),
    (.rateLimited(retryAfter: .seconds(5)), .rateLimited),
    (.server(status: 599), .failure),
  ])
  func `a failure says what to do and sets the status`(error: APIError, status: CommandStatus) async {
    let run = await profile("show", "23") { _ in throw error }
    #expect(run.status == status)
    #expect(run.standardOutput == "")
    let subject = status == .notFound ? "" : "user 23 at reqres: "
    #expect(run.standardError == "profile: \(subject)\(error.message)\n")
  }

  @Test(arguments: ["0", "-1", "x"])
  func `an ID that no user can have is a usage error`(id: String) async {
    #expect(await profile("show", id).status == .usage)
  }

  @Test func `list prints one page`() async {
    let run = await profile("list", "--page", "2", "--per-page", "5", "--json=id")
    #expect(ids(run) == Array(6...10))
  }

  @Test func `list prints all pages`() async {
    let run = await profile("list", "--all", "--json=id")
    #expect(ids(run) == Array(1...12))
    #expect(run.status == .success)
  }

  @Test func `list says how many there are`() async {
    let run = await profile("list", "--color", "never", isTerminal: true)
    #expect(run.standardOutput.hasPrefix("ID  NAME          E-MAIL\n 1  User1 Sample  user1@example.com\n"))
    #expect(run.standardError == "Showing 6 of 12 users\n")
  }

  @Test func `an empty page isn't a failure`() async {
    let run = await profile("list", "--page", "9")
    #expect(run.status == .success)
    #expect(run.standardOutput == "")
    #expect(run.standardError == "There are no users on page 9.\n")
    #expect(await profile("list", "--page", "9", "--json").standardOutput == "[]\n")
  }

  @Test func `a failure on a later page is a failure`() async {
    let run = await profile(
      "list",
      "--all",
      users: { page, perPage in
        if page > 1 { throw APIError.server(status: 502) }
        return .sample(page: page, perPage: perPage, total: 12)
      }
    )
    #expect(run.status == .failure)
    #expect(run.standardOutput == "")
  }

  @Test func `a user is shown without the name of the command`() async {
    let run = await profile("3", "--json=name")
    #expect(run.standardOutput == "{\n  \"name\": \"User3 Sample\"\n}\n")
  }

  @Test func `a page and all pages exclude each other`() async {
    let run = await profile("list", "--page", "2", "--all")
    #expect(run.status == .usage)
    #expect(run.standardError.contains("--page and --all exclude each other"))
  }

  @Test func `text from the service cannot steer the terminal`() async {
    let user = User(
      id: 1,
      email: "a\u{1B}]0;x\u{07}@example.com",
      firstName: "A\u{1B}[2J",
      lastName: "\u{202E}b"
    )
    for isTerminal in [true, false] {
      let run = await profile("show", "1", "--color", "never", isTerminal: isTerminal) { _ in user }
      #expect(!run.standardOutput.unicodeScalars.contains { ["\u{1B}", "\u{07}", "\u{202E}"].contains($0) })
    }
  }

  private func profile(
    _ arguments: String...,
    isTerminal: Bool = false,
    user: @escaping @Sendable (Int) async throws -> User = { .sample($0) },
    users: @escaping @Sendable (Int, Int) async throws -> UsersPage = {
      .sample(page: $0, perPage: $1, total: 12)
    }
  ) async -> CapturedRun {
    await withDependencies {
      $0.reqresClient.user = user
      $0.reqresClient.users = users
    } operation: {
      await CapturedRun(ProfileCommand.self, arguments, isTerminal: isTerminal)
    }
  }

  private func ids(_ run: CapturedRun) -> [Int]? {
    let array = try? JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    return array?.compactMap { $0["id"] as? Int }
  }
}
