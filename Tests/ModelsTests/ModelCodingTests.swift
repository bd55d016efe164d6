import Foundation
import Models
import Testing

/// Sessions and favorites are stored, and equal values are read back.
struct ModelCodingTests {
  private func expectKept(_ value: some Codable & Equatable, at location: SourceLocation = #_sourceLocation)
    throws
  {
    #expect(try coded(value) == value, sourceLocation: location)
  }

  @Test func `each sample is the same afterwards`() throws {
    try expectKept([Coin.mock, .mock2, .mockBare])
    try expectKept([Account.mock, .mockOrganization])
    try expectKept([User.mock, .mock2])
    try expectKept([RickAndMortyCharacter.mock, .mock2])
    try expectKept([NumberFact.mock, .mockNotFound])
    try expectKept([CharactersPage.mock, .empty])
    try expectKept(UsersPage.mock)
    try expectKept(RepositoriesPage.mock)
    try expectKept(RateLimit.mock)
  }

  @Test func `values that are missing are left out`() throws {
    #expect(try json(Coin.mockBare) == #"{"id":90002,"name":"Barecoin","symbol":"BARE"}"#)
    #expect(try decoded(Coin.self, #"{"id":"x","name":"","symbol":"","price":null}"#).price == nil)
    #expect(
      try json(Repository(id: 1, name: "n", owner: "o"))
        == #"{"fullName":"o/n","id":1,"isFork":false,"isPrivate":false,"name":"n","owner":"o"}"#
    )
  }

  @Test(arguments: [
    #"{"name":"n","fullName":"o/n","owner":"o","isFork":false,"isPrivate":false}"#,
    #"{"id":1,"fullName":"o/n","owner":"o","isFork":false,"isPrivate":false}"#,
    #"{"id":1,"name":"n","fullName":"o/n","isFork":false,"isPrivate":false}"#,
    #"{"id":"1","name":"n","fullName":"o/n","owner":"o","isFork":false,"isPrivate":false}"#,
    #"{"id":1,"name":null,"fullName":"o/n","owner":"o","isFork":false,"isPrivate":false}"#,
  ])
  func `a repository without what GitHub guarantees is refused`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(Repository.self, text) }
  }

  @Test func `a repository that was renamed keeps the full name it was stored with`() throws {
    var repository = Repository.mock
    repository.name = "renamed"
    #expect(try coded(repository).fullName == "octo-sample/sample-kit")
  }

  @Test(arguments: [Account.Kind.user, .organization, .other("Bot"), .other("")])
  func `a kind of account is kept, and one that is unknown too`(kind: Account.Kind) throws {
    var account = Account.mock
    account.kind = kind
    #expect(try coded(account).kind == kind)
  }

  @Test(arguments: [
    0.1 + 0.2, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.000012345, 123_456_789_012_345_680,
  ])
  func `a price is exact afterwards`(price: Double) throws {
    var coin = Coin.mock
    coin.price = price
    #expect(try coded(coin).price == price)
  }

  @Test(
    arguments: [
      (1, 1, nil), (1, 2, 2), (2, 2, nil), (0, 1, 1), (1, 0, nil), (.max, .max, nil), (.max - 1, .max, .max),
      (.min, 1, .min + 1),
    ] as [(Int, Int, Int?)]
  )
  func `a page of users has a next one as long as there are more`(page: Int, pages: Int, next: Int?) {
    #expect(UsersPage(page: page, perPage: 6, total: 2, totalPages: pages, users: []).nextPage == next)
  }

  @Test func `the empty page of characters isn't the last of many`() {
    #expect(CharactersPage.empty.characters.isEmpty)
    #expect(CharactersPage.empty.nextPage == nil)
    #expect((CharactersPage.empty.count, CharactersPage.empty.pages) == (0, 0))
  }

  @Test func `a page of repositories keeps the address of the next one unchanged`() throws {
    let next = "https://api.github.com/search/repositories?q=a+b%2Fc&page=2"
    var page = RepositoriesPage.mock
    page.nextPage = URL(string: next)
    page.totalCount = 0
    #expect(try coded(page).nextPage?.absoluteString == next)
    #expect(try coded(page).totalCount == 0)
    #expect(try coded(RepositoriesPage.mock).totalCount == nil)
  }

  @Test(arguments: [(60, 60), (60, 0), (5000, -1), (0, 0), (.max, .max)])
  func `a rate limit is kept as the service stated it`(limit: Int, remaining: Int) throws {
    let reset = Date(timeIntervalSince1970: 1_700_003_600.25)
    let rate = RateLimit(limit: limit, remaining: remaining, reset: reset)
    #expect(try coded(rate) == rate)
    #expect(rate != RateLimit(limit: limit, remaining: remaining, reset: reset + 1))
  }

  @Test(arguments: [
    ("Ada", "Sample", "Ada Sample"), ("Ada", "", "Ada"), ("", "", ""),
    ("Ada Bo", "de Sample", "Ada Bo de Sample"),
  ])
  func `a full name has no space at its ends`(first: String, last: String, full: String) {
    #expect(User(id: 1, email: "", firstName: first, lastName: last).fullName == full)
  }

  @Test func `a fact is found and about trivia unless the service says otherwise`() throws {
    let fact = NumberFact(number: nil, text: "t")
    #expect(fact.isFound)
    #expect(fact.kind == .trivia)
    #expect(try json(fact) == #"{"isFound":true,"kind":"trivia","text":"t"}"#)
    #expect(NumberFactKind.allCases.map(\.rawValue) == ["trivia", "math", "year", "date"])
    #expect(throws: DecodingError.self) { try decoded(NumberFactKind.self, #""prime""#) }
  }
}
