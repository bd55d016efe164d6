/// A place that a ``SharedReader`` loads its value from, and that tells it of changes.
///
/// Two wrappers whose keys have the same ``id`` share one reference: they show the same value, which was
/// loaded once.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the key's identity.
  associatedtype ID: Hashable = Self

  /// The identity of this key.
  var id: ID { get }

  /// Loads the value.
  ///
  /// When the continuation is resumed before this returns, the value is there at once.
  ///
  /// - Parameters:
  ///   - context: Why the value is loaded.
  ///   - continuation: To be resumed once, with the value, with an error, or with the word that there is none.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Starts to observe the value where it is stored.
  ///
  /// - Parameters:
  ///   - context: Why the value was loaded.
  ///   - subscriber: To be told of changes.
  /// - Returns: What ends the observation, when it is cancelled or released.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A key that changes what it stores as one step, which neither another process nor another thread comes
/// between.
protocol ExclusiveSharedKey<Value>: SharedKey {
  /// Changes the stored value.
  ///
  /// - Parameter body: Is given what is stored when that is not the value known from the last load, update or
  ///   change, and returns what to store. Called exactly once unless an error is thrown before it.
  /// - Throws: An error of the store.
  func update(_ body: (Value?) -> Value) throws

  /// Runs an operation while no other thread changes what is in the store, whether or not it can be used.
  ///
  /// - Parameter operation: The operation, which may contain others for the store.
  func inTurn<R, E: Error>(_ operation: () throws(E) -> R) throws(E) -> R
}
