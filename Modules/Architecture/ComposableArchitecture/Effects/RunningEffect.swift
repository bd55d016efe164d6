import ConcurrencyExtras
import Dependencies

/// An effect that has been started and has not ended.
final class RunningEffect: Sendable {
  /// Grows with every effect that is started.
  let sequence = UniqueNumber.next()
  let path: EffectPath
  let cancelIDs: [AnyHashableSendable]
  let group: EffectGroup?
  let name: String?
  let origin: SourceLocation

  private struct Handle {
    var cancel: (@Sendable () -> Void)?
    var isCancelled = false
    var isFinished = false
    var parkings: [String] = []
  }

  private let handle = Locked(Handle())

  init(
    path: EffectPath,
    cancelIDs: [AnyHashableSendable],
    group: EffectGroup?,
    name: String?,
    origin: SourceLocation
  ) {
    self.path = path
    self.cancelIDs = cancelIDs
    self.group = group
    self.name = name
    self.origin = origin
  }

  var isCancelled: Bool { handle.withLock { $0.isCancelled } }

  var isFinished: Bool { handle.withLock { $0.isFinished } }

  /// What the effect waits for, where that is something that only the owner of a test can bring about.
  var parking: String? { handle.withLock { $0.parkings.last } }

  /// Says how to cancel the work; cancels it at once if the effect has been cancelled before it began.
  func attach(cancel: @escaping @Sendable () -> Void) {
    let isCancelled = handle.withLock {
      $0.cancel = cancel
      return $0.isCancelled
    }
    if isCancelled { cancel() }
  }

  func cancel() {
    let cancel = handle.withLock {
      $0.isCancelled = true
      return $0.cancel
    }
    cancel?()
  }

  /// - Returns: Whether this is the first time that the effect is said to have ended.
  func finish() -> Bool {
    handle.withLock { handle in
      defer { handle.isFinished = true }
      handle.cancel = nil
      return !handle.isFinished
    }
  }

  func park(_ reason: String) { handle.withLock { $0.parkings.append(reason) } }

  func unpark() { handle.withLock { _ = $0.parkings.popLast() } }
}
