import FavoritesClient
import Foundation
import Models

/// A completed change of the favorites.
public enum FavoritesChange: Codable, Equatable, Hashable, Sendable {
  /// The repository is a favorite now; `isNew` if it wasn't one before.
  case added(Repository, isNew: Bool)
  /// The repository isn't a favorite now; `wasThere` if it was one before.
  case removed(id: Repository.ID, wasThere: Bool)
  case cleared(count: Int)
}
