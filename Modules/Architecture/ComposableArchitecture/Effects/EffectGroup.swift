import Platform

/// The effects that one `send` from outside has led to: its effects, and those of the actions that they sent.
final class EffectGroup: Sendable {
  private struct Members {
    var running: [UInt64: RunningEffect] = [:]
    var isCancelled = false
    /// The gate at which tasks wait for the end of the group. It is made when the first task waits.
    var gate: Gate?
  }

  private let members = Mutex(Members())

  var isEmpty: Bool { members.withLock { $0.running.isEmpty } }

  var isCancelled: Bool { members.withLock { $0.isCancelled } }

  func add(_ effect: RunningEffect) {
    let isCancelled = members.withLock {
      $0.running[effect.sequence] = effect
      return $0.isCancelled
    }
    if isCancelled { effect.cancel() }
  }

  func remove(_ effect: RunningEffect) {
    let gate = members.withLock { members -> Gate? in
      members.running[effect.sequence] = nil
      guard members.running.isEmpty else { return nil }
      defer { members.gate = nil }
      return members.gate
    }
    gate?.open()
  }

  /// Cancels the running effects, and those that the group starts from now on.
  func cancel() {
    let running = members.withLock {
      $0.isCancelled = true
      return $0.running
    }
    for effect in running.values.oldestFirst { effect.cancel() }
  }

  /// Returns when nothing is running. A cancellation of the caller cancels the effects.
  func finished(isolation: isolated (any Actor)?) async {
    let gate = members.withLock { members -> Gate? in
      guard !members.running.isEmpty else { return nil }
      let gate = members.gate ?? Gate()
      members.gate = gate
      return gate
    }
    guard let gate else { return }
    await withTaskCancellationHandler {
      // The closure has the isolation that it captures.
      _ = isolation
      await gate.pass()
    } onCancel: {
      cancel()
    }
  }
}
