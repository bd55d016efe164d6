import Dependencies
import Models
import Platform

extension FavoritesClient {
  /// Creates a client that keeps favorites in memory, for tests and previews.
  ///
  /// Copies of one client share their favorites; every call creates a separate set.
  ///
  /// - Parameter favorites: The favorites to begin with.
  public static func inMemory(_ favorites: [Repository] = []) -> FavoritesClient {
    let storage = InMemoryFavorites(favorites)
    return FavoritesClient(
      all: { storage.all },
      add: { repository in storage.change { $0.updateValue(repository, forKey: repository.id) == nil } },
      remove: { id in storage.change { $0.removeValue(forKey: id) != nil } },
      toggle: { repository in
        storage.change { favorites in
          if favorites.removeValue(forKey: repository.id) != nil { return false }
          favorites[repository.id] = repository
          return true
        }
      },
      refresh: { repositories in
        storage.change { favorites in
          for repository in repositories where favorites[repository.id] != nil {
            favorites[repository.id] = repository
          }
        }
      },
      clear: {
        storage.change { favorites in
          defer { favorites = [:] }
          return favorites.count
        }
      },
      observe: { storage.observe() }
    )
  }
}

/// The favorites of one in-memory client, and its observers.
private final class InMemoryFavorites: Sendable {
  private typealias Continuation = AsyncThrowingStream<[Repository], any Error>.Continuation

  private struct State {
    var favorites: [Repository.ID: Repository]
    var observers: [Int: Continuation] = [:]
    var nextObserver = 0
  }

  private let state: Mutex<State>

  init(_ favorites: [Repository]) {
    state = Mutex(State(favorites: Dictionary(favorites.map { ($0.id, $0) }) { _, last in last }))
  }

  var all: [Repository] {
    state.withLock { $0.favorites.values.inFavoritesOrder() }
  }

  /// Changes the favorites, and notifies the observers if anything changed.
  ///
  /// Notifying under the lock keeps the values in the order of the changes. Yielding only puts a value into a buffer.
  func change<Value: Sendable>(_ body: @Sendable (inout [Repository.ID: Repository]) -> Value) -> Value {
    state.withLock { state in
      let previous = state.favorites
      let value = body(&state.favorites)
      guard state.favorites != previous else { return value }
      let favorites = state.favorites.values.inFavoritesOrder()
      for observer in state.observers.values { observer.yield(favorites) }
      return value
    }
  }

  func observe() -> AsyncThrowingStream<[Repository], any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        state.nextObserver += 1
        state.observers[state.nextObserver] = continuation
        continuation.yield(state.favorites.values.inFavoritesOrder())
        return state.nextObserver
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.observers.removeValue(forKey: number) }
      }
    }
  }
}
