import CommonTestSupport
import FavoritesDatabase
import Foundation
import Models
import Testing

/// Each database here has separate connections and locks, as another process would.
@Suite struct ConcurrencyTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func twentyThatOpenAndAddAtOnceLoseNone() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<20 {
        group.addTask { [directory] in
          let database = directory.database()
          for number in 0..<5 { _ = try await database.add(.numbered(writer * 5 + number)) }
        }
      }
      try await group.waitForAll()
    }
    let stored = try await directory.database().all()
    #expect(Set(stored.map(\.id)) == Set(0..<100))
    #expect(stored.count == 100)
  }

  @Test func togglesOfManyNeitherLoseNorDouble() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { [directory] in
          let database = directory.database()
          for _ in 0..<3 { _ = try await database.toggle(.mock) }
          _ = try await database.toggle(.mock2)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await directory.database().all() == [])
  }

  @Test func oneDatabaseMayBeUsedFromManyTasks() async throws {
    let database = directory.database()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 { group.addTask { try await database.add(.numbered(number)) } }
      for try await isNew in group { #expect(isNew) }
    }
    #expect(try await database.all().count == 50)
  }
}
