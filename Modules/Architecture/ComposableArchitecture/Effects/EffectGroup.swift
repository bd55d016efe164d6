import Dependencies

/// The effects that one `send` from outside has led to: its own, and those of the actions that they sent.
final class EffectGroup: Sendable {
  private struct Members {
    var running = EffectList(.group)
    var isCancelled = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let members = Locked(Members())

  var isEmpty: Bool { members.withLock { $0.running.isEmpty } }

  var isCancelled: Bool { members.withLock { $0.isCancelled } }

  func add(_ effect: RunningEffect) {
    let isCancelled = members.withLock {
      $0.running.insert(effect)
      return $0.isCancelled
    }
    if isCancelled { effect.cancel() }
  }

  func remove(_ effect: RunningEffect) {
    let waiters = members.withLock { members -> [CheckedContinuation<Void, Never>] in
      members.running.remove(effect)
      guard members.running.isEmpty else { return [] }
      defer { members.waiters = [] }
      return members.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Cancels what runs, and what the group's effects start from now on.
  func cancel() {
    let running = members.withLock {
      $0.isCancelled = true
      return $0.running.effects
    }
    for effect in running { effect.cancel() }
  }

  /// Returns when nothing runs any more.
  func finished() async {
    await withCheckedContinuation { continuation in
      let isEmpty = members.withLock {
        if !$0.running.isEmpty { $0.waiters.append(continuation) }
        return $0.running.isEmpty
      }
      if isEmpty { continuation.resume() }
    }
  }
}
