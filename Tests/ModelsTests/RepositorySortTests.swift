import Foundation
import Models
import Testing

/// Repositories are shown in an order that doesn't depend on the order of their arrival.
struct RepositorySortTests {
  private static func date(_ seconds: Double?) -> Date? { seconds.map { Date(timeIntervalSince1970: $0) } }

  /// Repositories whose values are tied, missing or in another order than their names.
  private static let repositories = [
    Repository(
      id: 1,
      name: "beta",
      owner: "o",
      stars: 5,
      createdAt: date(10),
      updatedAt: date(20),
      pushedAt: date(30)
    ),
    Repository(
      id: 2,
      name: "Alpha",
      owner: "o",
      stars: 5,
      createdAt: date(10),
      updatedAt: date(20),
      pushedAt: date(30)
    ),
    Repository(
      id: 3,
      name: "gamma",
      owner: "o",
      stars: 0,
      createdAt: date(-5),
      updatedAt: date(25),
      pushedAt: date(1)
    ),
    Repository(id: 4, name: "delta", owner: "o"),
    Repository(
      id: 6,
      name: "beta",
      owner: "p",
      stars: 9,
      createdAt: date(11),
      updatedAt: date(20),
      pushedAt: date(29.5)
    ),
    Repository(id: 5, name: "ALPHA", owner: "p"),
  ]

  private func ids(_ sort: RepositorySort, isReversed: Bool = false) -> [Int] {
    Self.repositories.sorted(by: sort, isReversed: isReversed).map(\.id)
  }

  @Test(arguments: [
    (RepositorySort.updated, [3, 2, 1, 6, 5, 4], [2, 1, 6, 3, 5, 4]),
    (.pushed, [2, 1, 6, 3, 5, 4], [3, 6, 2, 1, 5, 4]),
    (.created, [6, 2, 1, 3, 5, 4], [3, 2, 1, 6, 5, 4]),
    (.stars, [6, 2, 1, 3, 5, 4], [3, 2, 1, 6, 5, 4]),
    (.name, [2, 5, 1, 6, 4, 3], [3, 4, 1, 6, 2, 5]),
  ])
  func `ties are in the order of names, and what is unknown comes last`(
    sort: RepositorySort,
    order: [Int],
    reversed: [Int]
  ) {
    #expect(ids(sort) == order)
    #expect(ids(sort, isReversed: true) == reversed)
  }

  @Test(arguments: RepositorySort.allCases, [false, true])
  func `the order of arrival makes no difference`(sort: RepositorySort, isReversed: Bool) {
    let expected = ids(sort, isReversed: isReversed)
    var arrivals = Self.repositories
    for _ in arrivals.indices {
      arrivals.append(arrivals.removeFirst())
      #expect(arrivals.sorted(by: sort, isReversed: isReversed).map(\.id) == expected)
      #expect(arrivals.reversed().sorted(by: sort, isReversed: isReversed).map(\.id) == expected)
    }
  }

  @Test(arguments: RepositorySort.allCases)
  func `an order of nothing or of one is itself`(sort: RepositorySort) {
    #expect([Repository]().sorted(by: sort).isEmpty)
    #expect([Repository.mockBare].sorted(by: sort, isReversed: true) == [.mockBare])
  }

  @Test func `the orders have names that are stored`() {
    #expect(RepositorySort.allCases.map(\.rawValue) == ["updated", "pushed", "created", "name", "stars"])
    #expect(
      CoinSort.allCases.map(\.rawValue) == ["rank", "price", "change", "week", "volume", "cap", "name"]
    )
  }

  // MARK: Search

  private func found(_ text: String) -> [String] {
    let repositories = [
      Repository(id: 1, name: "Café-Kit", owner: "o", description: "A kit", topics: ["swift", "tui"]),
      Repository(id: 2, name: "plain", owner: "kit", description: "Straße of samples"),
      Repository(id: 3, name: "bare", owner: "o"),
    ]
    return repositories.matching(text).map(\.name)
  }

  @Test(arguments: [
    ("cafe", ["Café-Kit"]), ("CAFÉ", ["Café-Kit"]), ("kit", ["Café-Kit"]), ("TUI", ["Café-Kit"]),
    ("sample", ["plain"]), ("a", ["Café-Kit", "plain", "bare"]), ("  bare ", ["bare"]), ("of s", ["plain"]),
    (".*", []), ("swift tui", []), ("%", []),
  ])
  func `a search finds names, descriptions and topics, but no owners`(text: String, names: [String]) {
    #expect(found(text) == names)
  }

  @Test(arguments: ["", " ", "\t  "])
  func `a search for nothing finds all`(text: String) {
    #expect(found(text).count == 3)
  }
}
