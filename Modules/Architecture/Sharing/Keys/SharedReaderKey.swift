/// A place that a ``SharedReader`` loads its value from. It notifies the reader of changes.
///
/// Two wrappers whose keys have the same ``id`` share one reference: they show the same value, which is loaded once.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the key's identity.
  associatedtype ID: Hashable = Self

  /// The identity of this key.
  var id: ID { get }

  /// Loads the value.
  ///
  /// If the continuation is resumed before this returns, the value is available at once.
  ///
  /// - Parameters:
  ///   - context: The reason why the value is loaded.
  ///   - continuation: Must be resumed once, with the value, with an error, or without a value.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Begins to observe the stored value.
  ///
  /// - Parameters:
  ///   - context: The reason why the value was loaded.
  ///   - subscriber: Must be notified of changes.
  /// - Returns: A subscription. The observation ends when it is cancelled or released.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A key that changes its stored value as one atomic step, with respect to other threads and processes.
protocol ExclusiveSharedKey<Value>: SharedKey {
  /// Changes the stored value.
  ///
  /// - Parameter body: Returns the value to store, given the stored one if that isn't the value known from the last
  ///   load, update or change. Called exactly once unless an error is thrown before it.
  /// - Throws: An error of the store.
  func update(_ body: (Value?) -> Value) throws

  /// Runs an operation while no other thread changes the store, even if the store can't be used.
  ///
  /// - Parameter operation: The operation, which may contain others for the store.
  func inTurn(_ operation: () -> Void)
}

extension ExclusiveSharedKey {
  /// Runs an operation as ``inTurn(_:)`` does. Observers are notified of its changes afterwards.
  func inTurnThenNotifying(_ operation: () -> Void) {
    guard SharedNotificationQueue.current == nil else { return inTurn(operation) }
    let queue = SharedNotificationQueue(isReduction: false)
    inTurn { queue.run(operation) }
    queue.flush()
  }
}
