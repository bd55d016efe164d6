import CommonTestSupport
import FavoritesDatabase
import Foundation
import Models
import Testing

/// A killed process leaves its files as they are, so a copy of files in use stands for a crash.
@Suite struct CrashTests {
  let directory: TemporaryDirectory
  let afterCrash: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    afterCrash = try TemporaryDirectory()
  }

  @Test func `what was acknowledged survives a kill`() async throws {
    let database = directory.database()
    for number in 1...50 {
      _ = try await database.add(.numbered(number))
      if number.isMultiple(of: 10) {
        let copy = try TemporaryDirectory()
        try crash(into: copy)
        #expect(try await copy.database().all().count == number)
      }
    }
    #expect(try await database.all().count == 50)
  }

  @Test func `a half written transaction disappears`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    _ = try await database.add(.mock2)
    try crash(into: afterCrash)
    let log = try afterCrash.contents(of: "favorites.sqlite-wal")
    try afterCrash.write(log.dropLast(100), to: "favorites.sqlite-wal")

    let reports = Reports()
    #expect(try await afterCrash.database(reports: reports).all() == [.mock])
    #expect(reports.all == [])
  }

  @Test func `work goes on after a kill`() async throws {
    let database = directory.database()
    _ = try await database.add(.mock)
    try crash(into: afterCrash)
    let next = afterCrash.database()
    _ = try await next.add(.mock2)
    #expect(try await next.all() == [.mock2, .mock])
  }

  private func crash(into copy: TemporaryDirectory) throws {
    for name in ["favorites.sqlite", "favorites.sqlite-wal"] {
      try copy.write(directory.contents(of: name), to: name)
    }
  }
}
