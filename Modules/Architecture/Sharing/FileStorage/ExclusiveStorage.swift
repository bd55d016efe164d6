import Platform

/// A storage with places, such as files, that one thread at a time changes. Their changes can be observed.
protocol ExclusiveStorage: AnyObject, Sendable {
  associatedtype Place: Hashable & Sendable
  associatedtype Content: Equatable

  /// Returns the content of a place, or `nil` if it has none.
  func read(_ place: Place) throws -> Content?

  /// Runs an operation with exclusive access to a place. It may contain another one for that place.
  func withExclusiveAccess(to place: Place, _ body: () throws -> Void) throws

  /// Runs an operation while no other thread changes a place, even if the place can't be used.
  ///
  /// - Parameter operation: The operation, which may contain others for the place.
  func inTurn(at place: Place, _ operation: () -> Void)

  /// Observes a place.
  ///
  /// - Parameter onChange: Called after the place was changed. It may be called after other changes, too.
  func subscribe(to place: Place, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// The lock of a storage in memory, and its subscribers.
final class MemoryAccess<Place: Hashable & Sendable>: Sendable {
  typealias Subscriber = (id: UInt64, onChange: @Sendable () -> Void)

  /// The lock that is held while a place is changed. Recursive, because a change may contain others.
  let lock = RecursiveLock()
  /// The subscribers of each place, oldest first.
  let subscribers = Mutex<[Place: [Subscriber]]>([:])
}

/// A storage in memory. All its places can be used.
protocol MemoryStorage: ExclusiveStorage {
  var access: MemoryAccess<Place> { get }

  func read(_ place: Place) -> Content?
}

extension MemoryStorage {
  func withExclusiveAccess(to place: Place, _ body: () throws -> Void) throws {
    var isChanged = false
    try access.lock.withLock {
      let before = read(place)
      try body()
      isChanged = read(place) != before
    }
    guard isChanged else { return }
    for subscriber in access.subscribers.withLock({ $0[place] }) ?? [] { subscriber.onChange() }
  }

  func inTurn(at _: Place, _ operation: () -> Void) { access.lock.withLock(operation) }

  func subscribe(to place: Place, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = UniqueNumber.next()
    access.subscribers.withLock { $0[place, default: []].append((id, onChange)) }
    return SharedSubscription { [weak access] in
      access?.subscribers.withLock { subscribers in
        subscribers[place]?.removeAll { $0.id == id }
        if subscribers[place]?.isEmpty == true { subscribers[place] = nil }
      }
    }
  }
}
