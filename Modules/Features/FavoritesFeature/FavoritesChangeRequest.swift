import FavoritesClient
import Foundation
import Models

/// A requested change of the favorites.
public enum FavoritesChangeRequest: Codable, Equatable, Hashable, Sendable {
  case addition(RepositoryName)
  case removal(id: Repository.ID)
  case clearance
}
