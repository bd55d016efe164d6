import Dependencies
import Models

/// The favorites: stored copies of repositories, which work without a network, shared by everything that
/// shows a heart.
///
/// Favorites are keyed by GitHub's numeric id, so none is there twice. All endpoints but ``observe`` throw a
/// ``FavoritesError``, or `CancellationError`; a write has been stored when its call returns.
@DependencyClient
public struct FavoritesClient: Sendable {
  /// Every favorite, by full name, ignoring case.
  public var all: @Sendable () async throws -> [Repository]

  /// Makes a repository a favorite, or refreshes the stored copy of one that is.
  ///
  /// Returns whether it was none before.
  public var add: @Sendable (_ repository: Repository) async throws -> Bool

  /// Removes a favorite. Returns whether it was one.
  public var remove: @Sendable (_ id: Repository.ID) async throws -> Bool

  /// Makes a repository a favorite, or removes it if it is one. Returns whether it is one now.
  public var toggle: @Sendable (_ repository: Repository) async throws -> Bool

  /// Refreshes the stored copies of those repositories that are favorites. The others do not become any.
  public var refresh: @Sendable (_ repositories: [Repository]) async throws -> Void

  /// Removes every favorite. Returns how many there were.
  public var clear: @Sendable () async throws -> Int

  /// The favorites, in the order of ``all``: at once, and again after each change, whoever makes it.
  ///
  /// The stream ends with a ``FavoritesError`` when the favorites cannot be read. A slow consumer skips to
  /// the latest.
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
