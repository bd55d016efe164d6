import Platform

/// The changes since the last frame, reported from any thread.
final class Inbox: Sendable {
  private struct Content {
    var invalidations: [Invalidation] = []
    var wake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  /// Adds a change and calls the waiting closure, if any.
  func append(_ invalidation: Invalidation) {
    let wake = content.withLock { content in
      content.invalidations.append(invalidation)
      defer { content.wake = nil }
      return content.wake
    }
    wake?()
  }

  /// Removes and returns all changes.
  func drain() -> [Invalidation] {
    content.withLock { content in
      defer { content.invalidations.removeAll() }
      return content.invalidations
    }
  }

  var isEmpty: Bool { content.withLock { $0.invalidations.isEmpty } }

  /// Registers a closure that is called once, as soon as there is a change, possibly at once. It replaces a
  /// closure registered before.
  func onNext(_ wake: @escaping @Sendable () -> Void) {
    let isWaiting = content.withLock { content in
      guard content.invalidations.isEmpty else { return true }
      content.wake = wake
      return false
    }
    if isWaiting { wake() }
  }
}

/// A change of a value that a node has read.
struct Invalidation: @unchecked Sendable {
  // @unchecked: the node is used on the main actor only.
  weak var node: _AnyNode?
  /// The number of the node's reading that read the value.
  let reading: Int
  /// The circumstances of the change.
  var transaction = ChangeTransaction.ofThisChange
}
