extension TestStoreCore {
  /// The number of actions that may wait for the test. Effects that send more are suspended.
  private static var mostWaiting: Int { 1_000 }

  /// The number of times that effects may go to the main actor and back before they are suspended.
  private static var mostHops: Int { 10_000 }

  /// Runs everything that can run: the jobs of the effects, and those that they have handed to the main actor.
  ///
  /// An effect that never comes to rest is suspended once it has sent very many actions or run very many jobs. It
  /// goes on with the next step of the test.
  ///
  /// - Parameter more: The number of further actions that may wait for the test.
  /// - Returns: Whether everything has come to rest.
  @discardableResult
  func quiesce(toReceive more: Int = 0, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    executor.beginStep()
    defer { executor.endStep() }
    let most = max(Self.mostWaiting, received.count + more)
    await executor.drainByTurns { received.count < most }
    guard executor.drain(while: { received.count < most }) else { return false }
    // Nothing else can happen if all effects have ended, or wait for the test.
    for _ in 0..<Self.mostHops {
      guard engine.registry.running.contains(where: { $0.parking == nil }) else { return true }
      let activity = executor.activity
      await executor.letMainActorRun()
      guard executor.drain(while: { received.count < most }) else { return false }
      if executor.activity == activity { return true }
    }
    return false
  }

  /// Runs everything that can run. Effects that send more than 20,000 actions, or don't come to rest without sending
  /// any, are suspended after ``timeout``.
  func comeToRest(isolation: isolated (any Actor)? = #isolation) async {
    let deadline = ContinuousClock.now + timeout
    var rounds = 0
    var before = received.count
    while await !quiesce(toReceive: Self.mostWaiting) {
      rounds += 1
      guard ContinuousClock.now < deadline || rounds < 20 && received.count > before else { return }
      before = received.count
    }
  }

  /// Lets tasks that effects have started elsewhere go on, if they only need a thread. They run until they wait for a
  /// clock, or end.
  func letTasksGoOn(isolation: isolated (any Actor)? = #isolation) async {
    executor.beginStep()
    defer { executor.endStep() }
    let hasEnded = executor.takeEnd()
    for round in 0..<5 {
      let isRunning = engine.registry.running.contains { $0.parking == nil }
      guard isRunning || hasEnded && round < 2, !executor.hasJobs else { return }
      await Task.detached {}.value
      await executor.letMainActorRun()
      guard await quiesce() else { return }
    }
  }

  /// Steps the effects until `condition` holds. Waits while something can happen without the caller, and for the tasks
  /// of the test that only need a thread or the main actor.
  ///
  /// - Parameter timeout: How long to wait; ``timeout`` by default. If a test names one, effects that wait for a clock are
  ///   waited for, too: another task may move it.
  /// - Returns: Whether it holds. It doesn't if nothing can make it hold, or if `timeout` has passed.
  func wait(
    upTo timeout: Duration?,
    isolation: isolated (any Actor)? = #isolation,
    until condition: () -> Bool
  ) async -> Bool {
    executor.beginStep()
    defer { executor.endStep() }
    await quiesce()
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    var rounds = 0
    while !condition() {
      let activity = executor.activity
      let isAtRest = await quiesce(toReceive: Self.mostWaiting)
      if condition() { return true }
      let remaining = ContinuousClock.now.duration(to: deadline)
      guard remaining > .zero, rounds < 20 else { return false }
      if !isWorthWaiting(upTo: timeout) {
        rounds += 1
        await executor.letMainActorRun()
        await Task.detached {}.value
      } else if isAtRest {
        _ = await executor.waitForActivity(after: activity, timeout: remaining)
      }
    }
    return true
  }

  private func isWorthWaiting(upTo timeout: Duration?) -> Bool {
    canProceed || timeout != nil && !inFlight.isEmpty
  }

  /// Returns the part of a message that says how long the store waited; empty if it didn't wait.
  func waited(upTo timeout: Duration?) -> String {
    isWorthWaiting(upTo: timeout) ? " after \(timeout ?? self.timeout)" : ""
  }
}
