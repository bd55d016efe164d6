/// A subscription to changes. The observation ends when the subscription is cancelled or released.
public struct SharedSubscription: Sendable {
  private final class Cancellation: Sendable {
    let cancel: @Sendable () -> Void
    init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }
    deinit { cancel() }
  }

  private let cancellation: Cancellation

  /// A subscription.
  ///
  /// - Parameter cancel: Ends the observation. May be called more than once.
  public init(_ cancel: @escaping @Sendable () -> Void) { cancellation = Cancellation(cancel) }

  /// Ends the observation.
  public func cancel() { cancellation.cancel() }
}
