import CommonTestSupport
import FavoritesClient
import FavoritesDatabase
import Foundation
import GRDB
import Models
import Testing

@Suite(.timeLimit(.minutes(30))) struct ObservationTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `the current favorites come first`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
  }

  @Test func `every kind of change is seen`() async throws {
    let database = directory.database()
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [])
    _ = try await database.add(.mock)
    #expect(try await favorites.next() == [.mock])
    _ = try await database.toggle(.mock2)
    #expect(try await favorites.next() == [.mock2, .mock])
    var starred = Repository.mock
    starred.stars = 4_000
    try await database.refresh([starred])
    #expect(try await favorites.next() == [.mock2, starred])
    _ = try await database.remove(id: Repository.mock2.id)
    #expect(try await favorites.next() == [starred])
    _ = try await database.clear()
    #expect(try await favorites.next() == [])
  }

  @Test func `what others change is seen`() async throws {
    let database = directory.database()
    let other = directory.database()
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [])
    for number in 1...20 {
      _ = try await other.add(.numbered(number))
      #expect(try await favorites.next()?.count == number)
    }
  }

  @Test func `what any program changes is seen`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
    try directory.withSQLite { try $0.execute(sql: "UPDATE favorite SET stars = 5") }
    #expect(try await favorites.next()?.map(\.stars) == [5])
  }

  @Test func `two observers see the same`() async throws {
    let database = directory.database()
    var first = database.observe().makeAsyncIterator()
    var second = database.observe().makeAsyncIterator()
    #expect(try await first.next() == [])
    #expect(try await second.next() == [])
    _ = try await database.add(.mock)
    #expect(try await first.next() == [.mock])
    #expect(try await second.next() == [.mock])
  }

  @Test func `what changes nothing is not seen`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
    _ = try await database.add(.mock)
    _ = try await database.remove(id: Repository.mock2.id)
    _ = try await database.add(.mock2)
    #expect(try await favorites.next() == [.mock2, .mock])
  }

  @Test func `observation outlives a file that is replaced`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    var favorites = database.observe().makeAsyncIterator()
    #expect(try await favorites.next() == [.mock])
    for suffix in ["-wal", "-shm", ""] {
      try FileManager.default.removeItem(atPath: directory.path + suffix)
    }
    #expect(try await favorites.next() == [])
    _ = try await directory.database().add(.mock2)
    #expect(try await favorites.next() == [.mock2])
  }

  @Test func `a file that cannot be opened ends the observation`() async throws {
    try directory.write(Data(), to: "file")
    let path = directory.path("file/favorites.sqlite")
    var favorites = FavoritesDatabase(path: path) { _ in }.observe().makeAsyncIterator()
    let error = await #expect(throws: FavoritesError.self) { try await favorites.next() }
    guard case .cannotOpen(path, _) = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test func `a cancelled observation ends without an error`() async throws {
    let database = directory.database()
    let (started, hasStarted) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for try await _ in database.observe() { hasStarted.yield() }
    }
    for await _ in started { break }
    task.cancel()
    try await task.value
  }
}
