import FavoritesClient
import Foundation
import Testing

@Suite struct FavoritesErrorTests {
  static let errors: [FavoritesError] = [
    .busy(path: "/data/f.sqlite"),
    .cannotOpen(path: "/data/f.sqlite", reason: "Permission denied"),
    .damaged(path: "/data/f.sqlite"),
    .diskFull(path: "/data/f.sqlite"),
    .newerVersion(path: "/data/f.sqlite"),
    .readOnly(path: "/data/f.sqlite"),
  ]

  @Test(arguments: errors)
  func `each says which file and what to do`(error: FavoritesError) {
    #expect(error.message.contains("/data/f.sqlite"))
    #expect(error.message.contains(";"))
    #expect(!error.message.contains("\n"))
    #expect(error.errorDescription == error.message)
  }

  @Test func `each reads differently`() {
    #expect(Set(Self.errors.map(\.message)).count == Self.errors.count)
  }

  @Test func `any other error becomes a failure`() {
    struct Other: Error, CustomStringConvertible { var description: String { "out of luck" } }
    #expect(FavoritesError(Other()) == .failed(reason: "out of luck"))
    #expect(FavoritesError(FavoritesError.busy(path: "p")) == .busy(path: "p"))
  }
}
