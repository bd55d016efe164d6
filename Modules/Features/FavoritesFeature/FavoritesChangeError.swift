import FavoritesClient
import Foundation
import Models

/// The reason why a change of the favorites failed.
public enum FavoritesChangeError: Codable, Error, Equatable, Hashable, Sendable {
  /// The change was cancelled. This is never shown.
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
  public var message: String { text(ofService: \.message) }

  /// The message for a screen, which names GitHub as other screens do.
  public var screenMessage: String { text { $0.message(from: "GitHub") } }

  private func text(ofService: (APIError) -> String) -> String {
    switch self {
    case .cancelled: "the change was cancelled"
    case .invalidName(let text):
      // The rules can have changed since the error was recorded.
      RepositoryName.problem(of: text) ?? "'\(text.sanitized)' isn't the name of a repository"
    case .service(.notFound(_, _, let examples?), let name):
      "there is no repository '\(name)' on GitHub; try \(examples.sanitized)"
    case .service(.notFound, let name):
      "there is no repository '\(name)' on GitHub (no longer, if it was renamed); check the spelling"
    case .service(let error, _): ofService(error)
    case .storage(let error): error.message
    }
  }

  public var errorDescription: String? { message }
}
