import Models
import Testing

/// Names that GitHub doesn't allow aren't requested, and the message states the rules for names.
struct GitHubNameTests {
  private static let longest = String(repeating: "a", count: 39)

  private static let logins = [
    "a", "0", "Z", "a-b", "a-b-c-d", "42", longest, "a" + longest.dropFirst(2) + "Z",
  ]

  private static let others = [
    "", "-", "--", "-a", "a-", "a--b", "a b", " a", "a ", "a_b", "a.b", "a/b", "a\\b", "a%2Fb", "a?b", "a#b",
    "@a",
    "ä", "а", "a\u{301}", "a\u{200D}b", "１", "Ⅳ", "²", "a\u{0}", "a\n", "\r\n", "a-\u{301}b", "a\u{202E}b",
    "😀",
    longest + "a",
  ]

  @Test(arguments: logins)
  func `ASCII letters, digits and single hyphens between them are a login`(login: String) {
    #expect(GitHubName.isLogin(login))
    #expect(Account.problem(ofLogin: login) == nil)
  }

  @Test(arguments: others)
  func `other text isn't a login`(text: String) {
    #expect(!GitHubName.isLogin(text))
    #expect(Account.problem(ofLogin: text) != nil)
  }

  @Test func `the problem with a long text quotes its beginning`() {
    let text = String(repeating: "x", count: 1_500)
    for problem in [Account.problem(ofLogin: text), RepositoryName.problem(of: text)] {
      #expect(problem?.hasPrefix("'\(text.prefix(39))…' isn't ") == true)
    }
  }

  @Test func `the problem with a login names it on one line`() {
    #expect(
      Account.problem(ofLogin: "a\u{1B}[2J\nb_")
        == "'a[2J b_' isn't a GitHub login: letters, digits and single hyphens, at most 39"
    )
  }

  @Test(arguments: [
    ("octo-sample/sample-kit", "octo-sample", "sample-kit"), ("a/b", "a", "b"), ("A/.github", "A", ".github"),
    ("  a/b\t", "a", "b"), ("a/...", "a", "..."), ("a/-", "a", "-"), ("a/_b.C-9", "a", "_b.C-9"),
  ])
  func `a repository has its owner and its name`(text: String, owner: String, name: String) throws {
    let repository = try #require(RepositoryName(text))
    #expect(repository.owner == owner)
    #expect(repository.name == name)
    #expect(repository.description == "\(owner)/\(name)")
    #expect(RepositoryName(repository.description) == repository)
    #expect(RepositoryName.problem(of: text) == nil)
    #expect(GitHubName.isRepository(name))
  }

  @Test(arguments: [
    "", "a", "/", "a/", "/b", "a/b/", "a/b/c", "a//b", "a/.", "a/..", "../b", "a b/c", "a/b c", "a /b", "a/ä",
    "a/b\n", "\na/b", "a/b?c", "a/%2e", "a_b/c", "-a/b", "a/b\u{301}", "a/\u{202E}b",
    "https://gitlab.com/a/b",
    "a/" + String(repeating: "b", count: 101), longest + "a/b",
  ])
  func `another text is the name of no repository`(text: String) {
    #expect(RepositoryName(text) == nil)
    #expect(RepositoryName.problem(of: text) != nil)
  }

  @Test func `the problem with a repository's name names it on one line`() {
    #expect(
      RepositoryName.problem(of: "a\u{1B}[2J\nb_/c")
        == "'a[2J b_/c' isn't the name of a repository; write OWNER/NAME or its address on GitHub"
    )
  }

  @Test func `a repository's name has up to a hundred characters`() {
    let longest = String(repeating: "b", count: 100)
    #expect(RepositoryName("a/\(longest)")?.name == longest)
    #expect(GitHubName.isRepository(longest))
  }

  @Test func `a part of a text is a name too`() {
    let text = "see octo-sample/sample-kit there"
    #expect(RepositoryName(text.dropFirst(4).dropLast(6))?.description == "octo-sample/sample-kit")
    #expect(GitHubName.isLogin(text.dropFirst(4).prefix(4)))
  }

  @Test(arguments: [
    "https://github.com/octo-sample/sample-kit", "http://www.github.com/octo-sample/sample-kit/",
    "https://GitHub.com/octo-sample/sample-kit.git", "git@github.com:octo-sample/sample-kit.git",
    "ssh://git@github.com/octo-sample/sample-kit", "github.com/octo-sample/sample-kit",
    "https://github.com/octo-sample/sample-kit/issues/3?q=is#top",
    "https://github.com/octo-sample/sample-kit#readme",
  ])
  func `an address on GitHub names its repository`(address: String) {
    #expect(RepositoryName(address)?.description == "octo-sample/sample-kit")
    #expect(RepositoryName.problem(of: address) == nil)
  }

  @Test(arguments: [
    "https://example.invalid/octo-sample/sample-kit", "https://github.com/octo-sample", "https://github.com/",
    "https://github.com.example.invalid/octo-sample/sample-kit", "ftp://github.com/octo-sample/sample-kit",
    "https://github.com/-/sample-kit", "https://github.com/octo-sample/..",
  ])
  func `any other address names none`(address: String) {
    #expect(RepositoryName(address) == nil)
  }

  @Test(arguments: [
    ("octo-sample/sample-kit", true), ("OCTO-Sample/Sample-KIT", true), ("octo-sample/sample", false),
    ("octo/sample-kit", false), ("sample-kit/octo-sample", false),
  ])
  func `a name names its repository in any case`(text: String, isItsName: Bool) throws {
    #expect(try #require(RepositoryName(text)).names(.mock) == isItsName)
  }

  @Test func `names are kept in their own case`() throws {
    let names = try ["a/b", "A/b", "a/b"].map { try #require(RepositoryName($0)) }
    #expect(Set(names).count == 2)
    #expect(try json(names[1]) == #"{"name":"b","owner":"A"}"#)
    #expect(try coded(names) == names)
  }
}
