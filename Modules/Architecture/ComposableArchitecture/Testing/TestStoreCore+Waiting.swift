extension TestStoreCore {
  /// Runs everything that can run: the jobs of the effects, and what they have handed to the main actor.
  func quiesce(isolation: isolated (any Actor)? = #isolation) async {
    executor.drain()
    // Nothing else can happen where all effects have ended, or wait for the test.
    while engine.registry.running.contains(where: { $0.parking == nil }) {
      let activity = executor.activity
      await letMainActorRun()
      executor.drain()
      if executor.activity == activity { return }
    }
  }

  /// Returns when the main actor has run what it has been handed up to now.
  private func letMainActorRun(isolation: isolated (any Actor)? = #isolation) async {
    if engine.isolation === MainActor.shared {
      await Task.yield()
    } else {
      await MainActor.run {}
    }
  }

  /// Steps the effects until `condition` holds. Waits only for effects that wait for the outside world.
  ///
  /// - Returns: Whether it holds. It does not if nothing can bring it about, or `timeout` has passed.
  func wait(
    upTo timeout: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until condition: () -> Bool
  ) async -> Bool {
    await quiesce()
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      let activity = executor.activity
      executor.drain()
      if condition() { return true }
      let running = engine.registry.running
      let remaining = ContinuousClock.now.duration(to: deadline)
      guard remaining > .zero, running.contains(where: { $0.parking == nil }) else { return false }
      _ = await executor.waitForActivity(after: activity, timeout: remaining)
      await quiesce()
    }
    return true
  }
}
