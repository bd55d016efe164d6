/// A test store with a ``TestStore/timeout`` that may also be set in nanoseconds.
@MainActor
public protocol _NanosecondTimeout: AnyObject {
  /// The timeout as a duration.
  var _timeout: Duration { get set }
}

extension _NanosecondTimeout {
  /// The time to wait for effects that wait for the outside world, in nanoseconds: `20 * NSEC_PER_MSEC`.
  @_disfavoredOverload
  public var timeout: UInt64 {
    get { UInt64(_timeout / .nanoseconds(1)) }
    set { _timeout = .nanoseconds(Int64(clamping: newValue)) }
  }
}
