import Dependencies
import Models

/// The favorites: stored copies of repositories. They work without a network and are shared by every feature that
/// shows a heart.
///
/// Favorites are keyed by GitHub's numeric ID, so each is stored once. All endpoints except ``observe`` throw a
/// ``FavoritesError`` or `CancellationError`. When a write returns, it has been stored.
@DependencyClient
public struct FavoritesClient: Sendable {
  /// Returns every favorite, by full name, ignoring case.
  public var all: @Sendable () async throws -> [Repository]

  /// Makes a repository a favorite, or refreshes the stored copy of an existing one.
  ///
  /// Returns whether the repository is a new favorite.
  public var add: @Sendable (_ repository: Repository) async throws -> Bool

  /// Removes a favorite. Returns whether it existed.
  public var remove: @Sendable (_ id: Repository.ID) async throws -> Bool

  /// Makes a repository a favorite, or removes it if it is one. Returns whether it is a favorite now.
  public var toggle: @Sendable (_ repository: Repository) async throws -> Bool

  /// Refreshes the stored copies of those repositories that are favorites. It adds no favorites.
  public var refresh: @Sendable (_ repositories: [Repository]) async throws -> Void

  /// Removes every favorite. Returns their number.
  public var clear: @Sendable () async throws -> Int

  /// Returns the favorites in the order of ``all``: at once, and again after every change, including changes by other
  /// processes.
  ///
  /// The stream ends with a ``FavoritesError`` if the favorites can't be read. A slow consumer skips to the latest
  /// value.
  public var observe: @Sendable () -> AsyncThrowingStream<[Repository], any Error> = { .finished() }
}

extension FavoritesClient: TestDependencyKey {
  public static let testValue = FavoritesClient()
  public static var previewValue: FavoritesClient { .inMemory([.mock, .mock2]) }
}

extension DependencyValues {
  /// The favorites.
  public var favoritesClient: FavoritesClient {
    get { self[FavoritesClient.self] }
    set { self[FavoritesClient.self] = newValue }
  }
}
