import CommandSupport
import Foundation
import Models

/// A change of a favorite that a command made, for programs.
struct FavoriteChange: Sendable {
  enum Kind: String {
    case added, unchanged, removed
  }

  var repository: Repository
  var kind: Kind

  static let columns: [Column<FavoriteChange>] = [
    Column("id", in: .json, \.repository.id),
    Column("fullName", in: .json, \.repository.fullName),
    Column("url", in: .json, \.repository.url),
    Column("change", in: .json, \.kind.rawValue),
  ]
}

extension Output {
  /// Prints changes if named fields are requested. Otherwise, sentences have already told the user.
  func changes(_ changes: [FavoriteChange]) throws {
    guard case .records = format else { return }
    try list(changes, columns: FavoriteChange.columns, empty: "")
  }
}
