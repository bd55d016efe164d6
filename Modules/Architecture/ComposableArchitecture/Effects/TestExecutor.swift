import ConcurrencyExtras
import DequeModule
import Platform

/// The executor on which the effects of a test store run. It is a queue of jobs. The store runs them on its own
/// thread until none is left that can run.
final class TestExecutor: TaskExecutor, Settler {
  private struct Queue {
    var jobs: Deque<UnownedJob> = []
    /// A counter of events, so that no task waits for an event that has already happened.
    var activity: UInt64 = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// Whether jobs that arrive between two steps run at once.
    let goesOn: Bool
    /// Whether the test store has been released, so that no step runs the jobs.
    var isReleased = false
    /// The events that each operation waits for and that only the test can trigger.
    var parkings: [ObjectIdentifier: [String]] = [:]
    /// The number of steps of the test that are under way.
    var steps = 0
    /// The number of operations that have begun and not ended.
    var running = 0
    /// Whether an operation has ended since the test store last let other tasks go on.
    var hasEnded = false
    /// The number of clocks that the test is moving.
    var moves = 0
    /// Whether a run of jobs between two steps, or after the last one, is about to begin.
    var isGoingOn = false
    /// Whether jobs arrived from outside of the thread that runs them.
    var hasArrivals = false
    /// The number of runs that may still begin before the next step.
    var remainingRuns = TestExecutor.mostRunsBetweenSteps

    /// Returns whether there are jobs to run that neither a step nor another run will see. If so, begins a run.
    mutating func beginsToGoOn() -> Bool {
      guard steps == 0, !isGoingOn, !jobs.isEmpty, isReleased || goesOn && hasArrivals && remainingRuns > 0
      else { return false }
      isGoingOn = true
      hasArrivals = false
      return true
    }
  }

  private let queue: Mutex<Queue>
  /// The number of steps that wait for something to happen.
  var waiterCount: Int { queue.withLock(\.waiters.count) }
  private let drainingThread = Atomic<UInt>(0)
  private let isolation: any Actor

  /// - Parameters:
  ///   - isolation: The actor of the test store, on which all jobs run.
  ///   - goesOnBetweenSteps: Whether jobs that arrive between two steps run at once. They belong to effects that
  ///     wait for the outside world while the test does the same.
  init(isolation: any Actor, goesOnBetweenSteps: Bool = false) {
    self.isolation = isolation
    queue = Mutex(Queue(goesOn: goesOnBetweenSteps))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isArrival = !isDrainingOnThisThread
    let goesOn = signal { queue in
      queue.jobs.append(job)
      if isArrival { queue.hasArrivals = true }
      return queue.beginsToGoOn()
    }
    if goesOn { goOn() }
  }

  /// Marks the beginning of a step of the test, in which the test store runs the jobs.
  func beginStep() { queue.withLock { $0.steps += 1 } }

  /// Whether the test is moving a clock that effects have slept on.
  var isClockMoving: Bool { queue.withLock { $0.moves > 0 } }

  func beginMove() { signal { $0.moves += 1 } }

  func endMove() { signal { $0.moves -= 1 } }

  /// Marks the end of a step.
  func endStep() {
    queue.withLock { $0.remainingRuns = Self.mostRunsBetweenSteps }
    endRun()
  }

  /// Ends a step, or a run. A job may have arrived after the last look at the queue.
  private func endRun() {
    let goesOn = queue.withLock { queue in
      queue.steps -= 1
      return queue.beginsToGoOn()
    }
    if goesOn { goOn() }
  }

  /// The limits on the number of runs between two steps and on the jobs in each. They stop work that never comes to
  /// rest.
  private static var mostRunsBetweenSteps: Int { 10_000 }
  private static var mostJobsBetweenSteps: Int { 1_000 }

  /// The limit on the number of jobs in a run after the last step. An effect that spins after it was cancelled must not
  /// keep others from the actor.
  private static var mostJobsAfterSteps: Int { 100 }

  private func goOn() { Task.detached { await self.goOn(in: self.isolation) } }

  private func goOn(in _: isolated any Actor) {
    let most: Int? = queue.withLock { queue in
      queue.isGoingOn = false
      guard queue.steps == 0 else {
        // The step may have looked at the queue for the last time. Its end looks again.
        queue.hasArrivals = true
        return nil
      }
      queue.steps += 1
      queue.remainingRuns -= 1
      return queue.isReleased ? Self.mostJobsAfterSteps : Self.mostJobsBetweenSteps
    }
    guard let most else { return }
    drain(upTo: most)
    endRun()
  }

  /// Runs the remaining jobs of cancelled effects, now and later, because no test store steps them again.
  func release() {
    let goesOn = queue.withLock { queue in
      queue.isReleased = true
      return queue.beginsToGoOn()
    }
    if goesOn { goOn() }
  }

  func operationDidBegin() { queue.withLock { $0.running += 1 } }

  /// Notes that an operation has ended. It may have left tasks behind that still send.
  func operationDidEnd() {
    signal {
      $0.hasEnded = true
      $0.running -= 1
    }
  }

  /// Whether an operation runs that may be waiting for the main actor only.
  private var mayBeReady: Bool { queue.withLock { $0.running > $0.parkings.count } }

  /// Returns whether an operation has ended since the last call.
  func takeEnd() -> Bool {
    queue.withLock { queue in
      defer { queue.hasEnded = false }
      return queue.hasEnded
    }
  }

  /// Notifies a waiting test store that something has happened.
  func signal() { signal { _ in () } }

  private func signal<R: Sendable>(isActivity: Bool = true, _ change: (inout Queue) -> R) -> R {
    let (result, waiters) = queue.withLock { queue in
      let result = change(&queue)
      if isActivity { queue.activity += 1 }
      defer { queue.waiters = [] }
      return (result, queue.waiters)
    }
    for waiter in waiters { waiter.resume() }
    return result
  }

  func park(_ operation: RunningOperation, _ reason: String) {
    signal { $0.parkings[ObjectIdentifier(operation), default: []].append(reason) }
  }

  func unpark(_ operation: RunningOperation) {
    queue.withLock { queue in
      let id = ObjectIdentifier(operation)
      _ = queue.parkings[id]?.popLast()
      if queue.parkings[id]?.isEmpty == true { queue.parkings[id] = nil }
    }
  }

  /// Returns the event that `operation` waits for, as its last waiting task describes it.
  func parking(of operation: RunningOperation) -> String? {
    queue.withLock { $0.parkings[ObjectIdentifier(operation)]?.last }
  }

  /// Whether the caller runs in a job of this executor.
  var isDrainingOnThisThread: Bool { drainingThread.load(ordering: .relaxed) == ThreadID.current }

  var activity: UInt64 { queue.withLock { $0.activity } }

  /// The limit on the number of jobs in one run. Work that never comes to rest, such as a timer of an
  /// `ImmediateClock`, must not keep the test from ending it.
  private static var mostJobs: Int { 100_000 }

  /// Runs jobs until none is left, or very many have run.
  ///
  /// - Parameters:
  ///   - mayContinue: Returns, before each job, whether to go on.
  ///   - choose: Returns which of several jobs runs next, the oldest first.
  /// - Returns: Whether none is left.
  @discardableResult
  func drain(
    upTo most: Int = mostJobs,
    while mayContinue: () -> Bool = { true },
    choosing choose: (Int) -> Int = { _ in 0 }
  ) -> Bool {
    let previous = drainingThread.exchange(ThreadID.current, ordering: .relaxed)
    defer { drainingThread.store(previous, ordering: .relaxed) }
    for _ in 0..<most {
      guard mayContinue() else { break }
      guard case let count = queue.withLock({ $0.jobs.count }), count > 0 else { return true }
      let place = count > 1 ? choose(count) : 0
      let job = queue.withLock { $0.jobs.remove(at: place) }
      // Jobs that hop to the actor of the test store meanwhile run here and now.
      job.runSynchronously(isolatedTo: isolation.unownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
    return !hasJobs
  }

  /// Whether there are jobs that could run at once.
  var hasJobs: Bool { queue.withLock { !$0.jobs.isEmpty } }

  /// The limit on the number of jobs that run by turns. The actions that may wait for a test need fewer.
  private static var mostTurns: Int { 4_000 }

  /// Runs jobs, in the isolation of the test store, until none is left or very many have run.
  func settle() async { await settle(in: isolation) }

  private func settle(in isolation: isolated any Actor) async {
    // Effects may go on on the main actor, and off it, what they send arrives by way of it. Those that never come to
    // rest are left.
    var idleTurns = 0
    for _ in 0..<Self.mostTurns {
      let activity = activity
      await drainByTurns()
      drain()
      guard !hasJobs, isolation !== MainActor.shared || mayBeReady else { break }
      await letMainActorRun()
      idleTurns = self.activity == activity ? idleTurns + 1 : 0
      if idleTurns >= (mayBeReady ? Self.mostIdleTurns : 1) { break }
    }
    drain()
  }

  /// The number of times that an effect may let other work on the main actor go first before it sleeps again.
  private static var mostIdleTurns: Int { 20 }

  /// Runs jobs of a store off the main actor one by one. Each runs to its end or suspension, on the main actor too:
  /// an action that an effect sends from there is reduced in its turn.
  func drainByTurns(
    while mayContinue: () -> Bool = { true },
    in isolation: isolated (any Actor)? = #isolation
  ) async {
    guard self.isolation !== MainActor.shared else { return }
    for _ in 0..<Self.mostTurns where hasJobs && mayContinue() {
      drain(upTo: 1)
      await letMainActorRun()
    }
  }

  /// Returns when the main actor has run the jobs that it has been handed up to now.
  func letMainActorRun(in isolation: isolated (any Actor)? = #isolation) async {
    if self.isolation === MainActor.shared {
      await Task.yield()
    } else {
      await MainActor.run {}
    }
  }

  /// Waits until something happens, other than what `activity` counts, or `timeout` has passed.
  ///
  /// - Returns: Whether it did.
  func waitForActivity(after activity: UInt64, timeout: Duration) async -> Bool {
    let isOver = LockIsolated(false)
    let timer = Task.detached { [weak self] in
      try await Task.sleep(for: timeout)
      isOver.setValue(true)
      self?.signal(isActivity: false) { _ in }
    }
    defer { timer.cancel() }
    await withCheckedContinuation { continuation in
      let isWaiting = queue.withLock {
        // The timer may be over before there is something to wake.
        guard $0.activity == activity, !isOver.value else { return false }
        $0.waiters.append(continuation)
        return true
      }
      if !isWaiting { continuation.resume() }
    }
    return self.activity != activity
  }
}
