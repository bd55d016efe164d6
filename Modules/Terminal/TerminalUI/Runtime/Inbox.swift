import Synchronization

/// What has changed since the last frame, said by any thread.
final class Inbox: Sendable {
  private struct Content {
    var invalidations: [Invalidation] = []
    var wake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  /// Adds a change, and wakes whoever waits for one.
  func append(_ invalidation: Invalidation) {
    let wake = content.withLock { content in
      content.invalidations.append(invalidation)
      defer { content.wake = nil }
      return content.wake
    }
    wake?()
  }

  /// Takes everything out.
  func drain() -> [Invalidation] {
    content.withLock { content in
      defer { content.invalidations.removeAll() }
      return content.invalidations
    }
  }

  var isEmpty: Bool { content.withLock { $0.invalidations.isEmpty } }

  /// Calls `wake` once as soon as there is something, which may be at once. It takes the place of one that
  /// was set before.
  func onNext(_ wake: @escaping @Sendable () -> Void) {
    let isWaiting = content.withLock { content in
      guard content.invalidations.isEmpty else { return true }
      content.wake = wake
      return false
    }
    if isWaiting { wake() }
  }
}
