/// The value behind a ``SharedReader``.
///
/// References are `Sendable` although their values may not be. A value crosses threads only with its wrapper, which
/// is `Sendable` only if the value is.
protocol Reference<Value>: AnyObject, Sendable, CustomStringConvertible {
  associatedtype Value

  /// The storage of the value that this reference, or the one it is derived from, shows.
  var origin: any TrackedStorage { get }

  /// Returns the value.
  ///
  /// - Parameter tracker: A tracker if a test asserts changes: its expectation takes precedence over the current
  ///   value.
  func read(_ tracker: SharedChangeTracker?) -> Value

  /// Lets the observation that is being tracked, if any, be notified of changes.
  func access()

  /// Calls a listener at once, and after each change, before other code can change the value.
  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription

  /// Notes that a reference is derived from this one, as long as the returned subscription is kept.
  func derive() -> SharedSubscription

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  func load() async throws
}

/// The value behind a ``Shared``.
protocol MutableReference<Value>: Reference {
  /// Changes the value in place.
  // Not generic, because generic functions of generic types look up metadata with each call.
  func change(_ body: (inout Value) -> Void)

  var saveError: (any Error)? { get }
  func save() async throws
}

extension Reference {
  /// The value, as a user of the wrapper sees it.
  var observedValue: Value {
    access()
    return read(SharedChangeTracker.asserting)
  }
}
