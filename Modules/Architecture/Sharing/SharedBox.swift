import Foundation

/// The reference of a wrapper and of its copies, which all follow when another key is loaded.
// The reference is reached with the lock held.
final class SharedBox<R>: @unchecked Sendable {
  private let lock = NSLock()
  private var _reference: R
  private let observation = SharedObservation()

  init(_ reference: R) {
    _reference = reference
  }

  var reference: R {
    lock.withLock { _reference }
  }

  /// The reference, for somebody who wants to know when it is replaced.
  var observedReference: R {
    observation.access()
    return reference
  }

  func replace(_ reference: R) {
    lock.withLock { _reference = reference }
    observation.notify()
  }
}
