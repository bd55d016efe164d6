import FavoritesClient
import Foundation
import Models

/// A change of the favorites that somebody asked for.
public enum FavoritesChangeRequest: Codable, Equatable, Hashable, Sendable {
  case addition(RepositoryName)
  case removal(id: Repository.ID)
  case clearance
}

/// A change of the favorites that was made.
public enum FavoritesChange: Codable, Equatable, Hashable, Sendable {
  /// A repository is a favorite; `isNew` unless it had been one before.
  case added(Repository, isNew: Bool)
  /// A repository is no favorite; `wasThere` if it had been one before.
  case removed(id: Repository.ID, wasThere: Bool)
  case cleared(count: Int)
}

/// Why a change of the favorites could not be made.
public enum FavoritesChangeError: Codable, Error, Equatable, Hashable, Sendable {
  /// Somebody cancelled it. Never shown to anybody.
  case cancelled
  /// What was to be added is not of the form `OWNER/NAME`.
  case invalidName(String)
  /// GitHub did not say what the repository is like.
  case service(APIError, RepositoryName)
  /// The favorites could not be stored.
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
  /// One line for a person: what happened, and what to do.
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
