import Foundation
import Models
import Testing

@Suite struct ModelTests {
  @Test func `a name may lack a part`() {
    #expect(User.mock.fullName == "Ada Sample")
    #expect(User(id: 1, email: "", firstName: "", lastName: "Sample").fullName == "Sample")
    #expect(User(id: 1, email: "", firstName: "", lastName: "").fullName == "")
  }

  @Test func `an account without a name goes by its login`() {
    #expect(Account.mock.displayName == "Ada Sample")
    #expect(Account.mockOrganization.displayName == "octo-sample")
    var account = Account.mock
    account.name = ""
    #expect(account.displayName == "ada-sample")
  }

  @Test func `the last page of users has no next`() {
    var page = UsersPage.mock
    page.totalPages = 2
    #expect(page.nextPage == 2)
    page.page = 2
    #expect(page.nextPage == nil)
    page.page = 9
    #expect(page.nextPage == nil)
  }

  @Test(arguments: [("Alive", CharacterStatus.alive), ("dead", .dead), ("unknown", .unknown("unknown"))])
  func `a status is read whatever its case`(word: String, status: CharacterStatus) {
    #expect(CharacterStatus(rawValue: word) == status)
  }

  @Test func `a word that we do not know is kept`() throws {
    #expect(CharacterStatus(rawValue: "Undead").rawValue == "Undead")
    #expect(CharacterGender(rawValue: "Robot").rawValue == "Robot")
    let decoded = try JSONDecoder().decode([CharacterGender].self, from: Data(#"["MALE","Robot"]"#.utf8))
    #expect(decoded == [.male, .unknown("Robot")])
  }

  @Test func `only a filter of nothing is empty`() {
    #expect(CharacterFilter().isEmpty)
    #expect(!CharacterFilter(status: .alive).isEmpty)
    #expect(!CharacterFilter(type: "x").isEmpty)
  }

  @Test func `coins are ordered by number then by word`() {
    let ids: [CoinID] = ["bitcoin", 10, "ada", 9]
    #expect(ids.sorted() == [9, 10, "ada", "bitcoin"])
    #expect(ids.map(\.description) == ["bitcoin", "10", "ada", "9"])
  }

  @Test func `the id of a coin is stored as it is`() throws {
    let ids: [CoinID] = [1, "bitcoin", "1"]
    let data = try JSONEncoder().encode(ids)
    #expect(String(decoding: data, as: UTF8.self) == #"[1,"bitcoin","1"]"#)
    #expect(try JSONDecoder().decode([CoinID].self, from: data) == ids)
  }

  @Test(arguments: [Repository.mock, .mockBare, .mock2])
  func `a repository is stored whole`(repository: Repository) throws {
    let data = try JSONEncoder().encode(repository)
    #expect(try JSONDecoder().decode(Repository.self, from: data) == repository)
  }

  @Test func `a stored repository needs only what git hub requires`() throws {
    let json = #"""
      {"id":1,"name":"n","fullName":"o/n","owner":"o","isFork":false,"isPrivate":false}
      """#
    let repository = try JSONDecoder().decode(Repository.self, from: Data(json.utf8))
    #expect(repository == Repository(id: 1, name: "n", owner: "o"))
  }

  @Test(arguments: ["a", "octo-sample", "A1-b2-C3", String(repeating: "a", count: 39)])
  func `logins are letters digits and single hyphens`(login: String) {
    #expect(GitHubName.isLogin(login))
  }

  @Test(arguments: [
    "", "-a", "a-", "a--b", "a b", "a_b", "a/b", "../x", "ä", "a\n", String(repeating: "a", count: 40),
  ])
  func `nothing else is a login`(text: String) {
    #expect(!GitHubName.isLogin(text))
  }

  @Test func `repositories have dots and underscores too`() {
    for name in ["a", ".github", "a_b.c-d"] { #expect(GitHubName.isRepository(name)) }
    let others = ["", ".", "..", "a/b", "a b", "ä", String(repeating: "a", count: 101)]
    for name in others { #expect(!GitHubName.isRepository(name)) }
  }
}
