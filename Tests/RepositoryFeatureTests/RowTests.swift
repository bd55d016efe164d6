import ComposableArchitecture
import Foundation
import Models
import RepositoryFeature
import Testing

@MainActor
struct RowTests {
  @Test func `a row shows everything there is`() {
    let row = RepositoryRow(repository: .mock, isFavorite: true)
    #expect(row.name == "sample-kit")
    #expect(row.heart == "♥")
    #expect(row.description == "A kit of samples")
    #expect(row.stars == 128)
    #expect(row.forks == 9)
    #expect(row.language == "Swift")
    #expect(row.updatedAt == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func `a row of a repository of which little is known shows that too`() {
    let row = RepositoryRow(repository: .mockBare, isFavorite: false)
    #expect(row.heart == "♡")
    #expect(row.description == "No description available")
    #expect(row.stars == 0)
    #expect(row.forks == 0)
    #expect(row.language == nil)
    #expect(row.updatedAt == nil)
  }

  @Test(arguments: ["", " ", "\n"])
  func `a blank description is none`(description: String) {
    var repository = Repository.mock
    repository.description = description
    let row = RepositoryRow(repository: repository, isFavorite: false)
    #expect(row.description == "No description available")
  }

  @Test(arguments: [
    (RepositorySort.updated, [3, 1, 2, 4]), (.pushed, [2, 3, 1, 4]), (.created, [1, 2, 3, 4]),
    (.name, [2, 1, 3, 4]), (.stars, [1, 3, 2, 4]),
  ])
  func `every order is a function of the repositories`(sort: RepositorySort, ids: [Int]) async {
    let store = makeStore(.showing(RepositoriesPage(repositories: Self.various)))
    if sort != .updated { await store.send(\.binding.sort, sort) { $0.sort = sort } }
    #expect(store.state.visibleRows.map(\.id) == ids)
  }

  @Test func `what is equal goes by name and then by ID`() {
    let repositories = [
      Repository(id: 3, name: "b", owner: "o"), Repository(id: 2, name: "A", owner: "o"),
      Repository(id: 1, name: "a", owner: "p"),
    ]
    for sort in RepositorySort.allCases {
      #expect(repositories.sorted(by: sort).map(\.id) == [1, 2, 3], "\(sort)")
      let reversed = repositories.sorted(by: sort, isReversed: true).map(\.id)
      #expect(reversed == (sort == .name ? [3, 1, 2] : [1, 2, 3]), "\(sort)")
    }
  }

  @Test(arguments: [
    (RepositorySort.updated, [2, 1, 3, 4]), (.pushed, [1, 3, 2, 4]), (.created, [3, 2, 1, 4]),
    (.name, [4, 3, 1, 2]), (.stars, [2, 3, 1, 4]),
  ])
  func `the same order again reverses what is known`(sort: RepositorySort, ids: [Int]) async {
    let store = makeStore(.showing(RepositoriesPage(repositories: Self.various)))
    if sort != .updated { await store.send(\.binding.sort, sort) { $0.sort = sort } }
    await store.send(.sortButtonTapped) { $0.isReversed = true }
    #expect(store.state.visibleRows.map(\.id) == ids)
    await store.send(.sortButtonTapped) {
      $0.sort = sort.next
      $0.isReversed = false
    }
  }

  @Test(arguments: [
    ("alpha", [1]), ("ALPHA", [1]), ("cafe", [3]), ("CAFÉ", [3]), ("terminal", [4]), ("zzz", []),
    (" ", [3, 1, 2, 4]), ("a", [3, 1, 2, 4]),
  ])
  func `the search looks at name description and topics`(text: String, ids: [Int]) async {
    let store = makeStore(.showing(RepositoriesPage(repositories: Self.various)))
    await store.send(\.binding.searchText, text) { $0.searchText = text }
    #expect(store.state.visibleRows.map(\.id) == ids)
  }

  @Test func `deleting the search restores the list and keeps the order`() async {
    let store = makeStore(.showing(RepositoriesPage(repositories: Self.various)))
    await store.send(\.binding.sort, .stars) { $0.sort = .stars }
    await store.send(\.binding.searchText, "alpha") { $0.searchText = "alpha" }
    await store.send(\.binding.searchText, "") { $0.searchText = "" }
    #expect(store.state.visibleRows.map(\.id) == [1, 3, 2, 4])
  }

  @Test func `the details are never those of a repository that the search hides`() async {
    var state = RepositoryFeature.State.showing(RepositoriesPage(repositories: Self.various))
    state.selectedID = 2
    let store = makeStore(state)
    #expect(store.state.selectedRow?.id == 2)
    await store.send(\.binding.searchText, "alpha") { $0.searchText = "alpha" }
    #expect(store.state.selectedRow?.id == 1)
    await store.send(\.binding.searchText, "zzz") { $0.searchText = "zzz" }
    #expect(store.state.selectedRow == nil)
    await store.send(\.binding.searchText, "") { $0.searchText = "" }
    #expect(store.state.selectedRow?.id == 2)
  }

  @Test func `equal states have equal hashes`() {
    let state = RepositoryFeature.State.showing(.numbered(1...3, next: 2))
    let copy = RepositoryFeature.State.showing(.numbered(1...3, next: 2))
    let sameState = state
    #expect(state == sameState)
    #expect(state == copy)
    #expect(state.hashValue == copy.hashValue)
    #expect(state != .showing(.numbered(1...3)))
  }

  static let various = [
    repository(1, "alpha", stars: 30, updated: 2, pushed: 1, created: 3),
    repository(2, "Aardvark", stars: 10, updated: 1, pushed: 3, created: 2),
    repository(3, "beta", stars: 20, updated: 3, pushed: 2, created: 1, description: "For the café"),
    Repository(id: 4, name: "delta", owner: "octo-sample", topics: ["terminal"]),
  ]

  private static func repository(
    _ id: Int,
    _ name: String,
    stars: Int,
    updated: Double,
    pushed: Double,
    created: Double,
    description: String? = nil
  ) -> Repository {
    Repository(
      id: id,
      name: name,
      owner: "octo-sample",
      description: description,
      stars: stars,
      createdAt: Date(timeIntervalSince1970: created),
      updatedAt: Date(timeIntervalSince1970: updated),
      pushedAt: Date(timeIntervalSince1970: pushed)
    )
  }
}
