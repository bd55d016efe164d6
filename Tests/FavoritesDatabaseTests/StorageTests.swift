import CommonTestSupport
import FavoritesDatabase
import Foundation
import GRDB
import Models
import Testing

@Suite struct StorageTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `nothing is touched before the first call`() async throws {
    let database = directory.database()
    #expect(!directory.exists("favorites.sqlite"))
    #expect(try await database.all() == [])
    #expect(directory.exists("favorites.sqlite"))
  }

  @Test func `a missing directory is created`() async throws {
    let path = directory.path("some/where/favorites.sqlite")
    let database = FavoritesDatabase(path: path) { _ in }
    #expect(try await database.add(.mock))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [Repository.mock, .mockBare, .mock2])
  func `every property survives a restart`(repository: Repository) async throws {
    _ = try await directory.database().add(repository)
    #expect(try await directory.database().all() == [repository])
  }

  @Test func `a repository is never there twice`() async throws {
    let database = directory.database()
    var renamed = Repository.mock
    renamed.name = "renamed-kit"
    renamed.fullName = "octo-sample/renamed-kit"
    #expect(try await database.add(.mock))
    #expect(try await !database.add(renamed))
    #expect(try await database.all() == [renamed])
  }

  @Test(arguments: [[], [Repository.mock], [.mock, .mock2, .mockBare]])
  func `toggling twice is the identity`(favorites: [Repository]) async throws {
    let database = directory.database()
    for favorite in favorites { _ = try await database.add(favorite) }
    let before = try await database.all()
    let first = try await database.toggle(.mock)
    #expect(first == !favorites.contains(.mock))
    #expect(try await database.toggle(.mock) == !first)
    #expect(try await database.all() == before)
  }

  @Test func `removing says whether it was there`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    #expect(try await database.remove(id: Repository.mock.id))
    #expect(try await !database.remove(id: Repository.mock.id))
    #expect(try await database.all() == [])
  }

  @Test func `clearing says how many there were`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    _ = try await database.add(.mock2)
    #expect(try await database.clear() == 2)
    #expect(try await database.clear() == 0)
    #expect(try await database.all() == [])
  }

  @Test func `refreshing updates stored copies and adds none`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var starred = Repository.mock
    starred.stars = 4_000
    try await database.refresh([starred, .mock2])
    #expect(try await database.all() == [starred])
  }

  @Test func `favorites come by name ignoring case`() async throws {
    let database = directory.database()
    let names = ["b/two", "B/one", "a/Zed", "C/none"]
    for (id, name) in names.enumerated() {
      let parts = name.split(separator: "/").map(String.init)
      _ = try await database.add(Repository(id: id, name: parts[1], owner: parts[0]))
    }
    #expect(try await database.all().map(\.fullName) == ["a/Zed", "B/one", "b/two", "C/none"])
  }

  @Test func `every property of a repository has a column`() async throws {
    _ = try await directory.database().add(.mock)
    let columns = try directory.withSQLite { try $0.columns(in: "favorite").map(\.name) }
    #expect(Set(columns) == Set(Mirror(reflecting: Repository.mock).children.compactMap(\.label)))
  }

  @Test func `a cancelled call isn't an error`() async throws {
    let database = directory.database()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await database.all()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
