import ConcurrencyExtras
import Synchronization

/// A stand-in for a test store: an executor that runs its tasks only while it settles, one job at a time. It knows
/// which tasks are parked.
final class SteppingExecutor: TaskExecutor, ParkingObserver {
  private struct State {
    var jobs: [UnownedJob] = []
    var reasons: [String] = []
    var parked = 0
    var settles = 0
  }

  private let state = Mutex(State())

  /// The descriptions that tasks passed when they parked.
  var reasons: [String] { state.withLock { $0.reasons } }

  /// The number of parked tasks.
  var parked: Int { state.withLock { $0.parked } }

  /// The number of requests for quiet.
  var settles: Int { state.withLock { $0.settles } }

  /// The number of waiting jobs.
  var waitingJobs: Int { state.withLock { $0.jobs.count } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  func park(_ reason: String) {
    state.withLock {
      $0.reasons.append(reason)
      $0.parked += 1
    }
  }

  func unpark() {
    state.withLock { $0.parked -= 1 }
  }

  func settle() async {
    state.withLock { $0.settles += 1 }
    drain()
  }

  /// Runs everything that can run.
  func drain() {
    while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Starts a task on this executor, which runs until it suspends.
  @discardableResult
  func start(_ operation: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
    let task = EffectParking.$current.withValue(self) {
      Task(executorPreference: self) { try await operation() }
    }
    drain()
    return task
  }
}
