extension TestStoreCore {
  /// How many actions may wait for the test before effects that send still more are held up.
  private static var mostWaiting: Int { 1_000 }

  /// How often effects may go to the main actor and come back before they are held up.
  private static var mostHops: Int { 10_000 }

  /// Runs everything that can run: the jobs of the effects, and what they have handed to the main actor.
  ///
  /// An effect that never comes to rest is held up, to go on with the next step of the test, once it has sent
  /// very many actions or run very many jobs.
  ///
  /// - Parameter more: How many more actions than now may wait for the test.
  /// - Returns: Whether all has come to rest.
  @discardableResult
  func quiesce(toReceive more: Int = 0, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    executor.beginStep()
    defer { executor.endStep() }
    let most = max(Self.mostWaiting, received.count + more)
    await drainByTurns(upTo: most)
    guard executor.drain(while: { received.count < most }) else { return false }
    // Nothing else can happen where all effects have ended, or wait for the test.
    for _ in 0..<Self.mostHops {
      guard engine.registry.running.contains(where: { $0.parking == nil }) else { return true }
      let activity = executor.activity
      await letMainActorRun()
      guard executor.drain(while: { received.count < most }) else { return false }
      if executor.activity == activity { return true }
    }
    return false
  }

  /// Runs jobs of a store off the main actor one by one, each to its end or suspension on the main actor too: what an
  /// effect sends from there is reduced in its turn.
  private func drainByTurns(upTo most: Int, isolation: isolated (any Actor)? = #isolation) async {
    guard engine.isolation !== MainActor.shared else { return }
    for _ in 0..<1_000 where executor.hasJobs && received.count < most {
      var jobs = 0
      executor.drain {
        jobs += 1
        return jobs == 1
      }
      await letMainActorRun()
    }
  }

  /// Runs everything that can run, however many actions it sends, for as long as ``timeout`` at the most.
  func comeToRest(isolation: isolated (any Actor)? = #isolation) async {
    let deadline = ContinuousClock.now + timeout
    while await !quiesce(toReceive: Self.mostWaiting), ContinuousClock.now < deadline {}
  }

  /// Lets tasks that effects have started elsewhere go on, if they need only a thread for it: to where they wait for
  /// a clock, or to their ends.
  func letTasksGoOn(isolation: isolated (any Actor)? = #isolation) async {
    executor.beginStep()
    defer { executor.endStep() }
    for _ in 0..<5 {
      guard engine.registry.running.contains(where: { $0.parking == nil }), !executor.hasJobs else { return }
      await Task.detached {}.value
      guard await quiesce() else { return }
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

  /// Steps the effects until `condition` holds. Waits only for effects that wait for the outside world, or never
  /// come to rest.
  ///
  /// - Returns: Whether it holds. It does not if nothing can bring it about, or `timeout` has passed.
  func wait(
    upTo timeout: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until condition: () -> Bool
  ) async -> Bool {
    executor.beginStep()
    defer { executor.endStep() }
    await quiesce()
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      let activity = executor.activity
      let isAtRest = await quiesce(toReceive: Self.mostWaiting)
      if condition() { return true }
      let running = engine.registry.running
      let remaining = ContinuousClock.now.duration(to: deadline)
      guard remaining > .zero, running.contains(where: { $0.parking == nil }) else { return false }
      if isAtRest { _ = await executor.waitForActivity(after: activity, timeout: remaining) }
    }
    return true
  }
}
