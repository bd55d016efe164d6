import Dependencies
import Platform

/// A gate at which tasks wait until it is opened.
///
/// A continuation resumes on the pool of threads, from where the task goes on to its actor: two changes of
/// threads. Who waits here is in the gate's own isolation, leaves it on the thread of who opens the gate, and goes
/// to its actor from there.
actor Gate {
  private nonisolated let executor = GateExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Whether tasks pass without waiting.
  nonisolated var isOpen: Bool { executor.isOpen }

  /// Returns once the gate is open.
  func pass() {
    // NB: the isolation is all there is to it, and something must be in it for the compiler to go there.
    precondition(executor.isOpen, "Nobody passes a gate that is closed.")
  }

  /// Lets those go on who wait, and those who come later.
  nonisolated func open() { executor.open() }
}

/// Runs jobs once it is open, each on the thread that brings it or that opens it. There is nothing in the isolation
/// of a gate that two of them could disturb.
private final class GateExecutor: SerialExecutor {
  private struct State {
    var isOpen = false
    var waiting: [UnownedJob] = []
  }

  private let state = Mutex(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(job) }
      return state.isOpen
    }
    if isOpen { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for job in waiting { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
