import ConcurrencyExtras

@testable import ComposableArchitecture

/// Threads for an executor that do nothing until a test has them do it.
final class ManualThreads: Sendable {
  private struct Contents {
    var time = ContinuousClock.now
    var threads: [@Sendable () -> Void] = []
    var priorities: [TaskPriority] = []
    /// What happens, by each look at the clock.
    var events: [(@Sendable () -> Void)?] = []
    var isInEvent = false
    var jobsMayBelongToMain = false
    var finishedJobs = 0
    var timeOfLastThread = Duration.zero
  }

  private let contents = LockIsolated(Contents())
  private let executor: EffectExecutor

  init(most: Int = 8) {
    let contents = contents
    executor = EffectExecutor(priority: .medium, mostThreads: most) {
      contents.jobsMayBelongToMain
    } now: {
      let (time, event) = contents.withValue { contents in
        contents.time += .microseconds(10)
        let event = contents.isInEvent || contents.events.isEmpty ? nil : contents.events.removeFirst()
        contents.isInEvent = contents.isInEvent || event != nil
        return (contents.time, event)
      }
      if let event {
        event()
        contents.withValue { $0.isInEvent = false }
      }
      return time
    } onThread: { priority, work in
      contents.withValue { contents in
        contents.priorities.append(priority)
        contents.threads.append(work)
      }
    }
  }

  var askedFor: Int { contents.threads.count }
  var priorities: [TaskPriority] { contents.priorities }
  var finishedJobs: Int { contents.finishedJobs }
  /// How much time has passed while the last thread that ended ran.
  var timeOfLastThread: Duration { contents.timeOfLastThread }

  func advance(by duration: Duration) { contents.withValue { $0.time += duration } }

  func addJob(priority: TaskPriority = .medium, _ job: @escaping @Sendable () -> Void = {}) {
    Task(executorPreference: executor, priority: priority) { [contents] in
      job()
      contents.withValue { $0.finishedJobs += 1 }
    }
  }

  /// Has `events` happen, one each time that a thread stays.
  func whileStaying(_ events: [@Sendable () -> Void]) {
    // It looks at the clock when it begins to run jobs, after each of them, and when it begins to stay.
    contents.withValue { $0.events = [nil] + events.flatMap { [nil, nil, $0] } }
  }

  /// Runs the thread that was asked for first, or the one at `index`, until it leaves or ends its turn.
  func runThread(at index: Int = 0) {
    let (start, thread) = contents.withValue { ($0.time, $0.threads.remove(at: index)) }
    thread()
    contents.withValue { $0.timeOfLastThread = start.duration(to: $0.time) }
  }

  /// As while an operation of `withMainSerialExecutor` runs.
  func letJobsBelongToMain() { contents.withValue { $0.jobsMayBelongToMain = true } }

  /// - Returns: Whether the operation would run on these threads.
  @discardableResult
  func beginOperation() -> Bool { executor.isWantedForNextOperation() }

  /// Has so many operations come soon after one another that threads stay.
  func beginQuickOperations() {
    while !beginOperation() {}
  }
}
