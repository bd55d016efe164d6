import FavoritesClient
import Foundation
import Models

/// A requested change of the favorites.
public enum FavoritesChangeRequest: Codable, Equatable, Hashable, Sendable {
  case addition(RepositoryName)
  case removal(id: Repository.ID)
  case clearance
}

/// A completed change of the favorites.
public enum FavoritesChange: Codable, Equatable, Hashable, Sendable {
  /// The repository is a favorite now; `isNew` if it wasn't one before.
  case added(Repository, isNew: Bool)
  /// The repository isn't a favorite now; `wasThere` if it was one before.
  case removed(id: Repository.ID, wasThere: Bool)
  case cleared(count: Int)
}

/// The reason why a change of the favorites failed.
public enum FavoritesChangeError: Codable, Error, Equatable, Hashable, Sendable {
  /// The change was canceled. This is never shown.
  case cancelled
  /// The name isn't of the form `OWNER/NAME`.
  case invalidName(String)
  /// GitHub didn't return the repository.
  case service(APIError, RepositoryName)
  /// The favorites couldn't be stored.
  case storage(FavoritesError)

  init(_ error: any Error, _ request: FavoritesChangeRequest) {
    self =
      switch (error, request) {
      case (is CancellationError, _), (APIError.cancelled, _): .cancelled
      case (let error as FavoritesError, _): .storage(error)
      case (_, .addition(let name)): .service(APIError(error), name)
      case (_, .removal), (_, .clearance): .storage(FavoritesError(error))
      }
  }
}

extension FavoritesChangeError: LocalizedError {
  /// One line for people: what happened, and what to do.
  public var message: String {
    switch self {
    case .cancelled: "the change was cancelled"
    case .invalidName(let text):
      "'\(text.sanitized)' is no name of a repository; write OWNER/NAME"
    case .service(.notFound, let name):
      "there is no repository '\(name)' on GitHub (no longer, if it was renamed); check the spelling"
    case .service(let error, _): error.message
    case .storage(let error): error.message
    }
  }

  public var errorDescription: String? { message }
}
