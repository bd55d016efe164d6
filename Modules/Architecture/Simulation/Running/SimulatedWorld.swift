import ComposableArchitecture
import Platform

/// Everything outside of a simulated feature: its pending requests, its clock, and the choices of the run.
final class SimulatedWorld: Sendable {
  /// The world of the task that is running, if it is one of a simulated feature.
  @TaskLocal static var current: SimulatedWorld?

  /// A task of the feature that waits for an answer or for the clock.
  struct Waiting: Sendable {
    let number: Int
    /// The number among the requests; 0 for a sleeping task.
    let requestNumber: Int
    /// The request; for a sleeping task, the duration.
    let question: String
    /// The deadline of a sleeping task.
    let deadline: Duration?
    let outcomes: Int
    /// The effect that waits.
    let effect: ObjectIdentifier?
    /// The number of the line in the story that says so.
    let line: Int
    /// Whether it has been decided that the answer never arrives.
    var isHung = false
    let resume: @Sendable (_ outcome: Int) -> String
    let cancel: @Sendable () -> Void
  }

  private struct Storage: Sendable {
    var waiting: [Waiting] = []
    var time = Duration.zero
    var waited = 0
    var asked = 0
    var lines: [String] = []
    var sleeps = 0
    var outsiders: [String] = []
  }

  let choices: Choices
  /// Whether the story is written.
  let isTold: Bool
  /// Counts the answers.
  private let coverage: Coverage?
  private let storage = Mutex(Storage())

  init(_ choices: Choices, _ coverage: Coverage, isTold: Bool) {
    self.choices = choices
    self.isTold = isTold
    self.coverage = isTold ? nil : coverage
  }

  // MARK: State

  /// The requests that wait for an answer, oldest first. Those that never get one aren't among them.
  var requests: [Waiting] { storage.withLock { $0.waiting.filter { $0.deadline == nil && !$0.isHung } } }

  /// The tasks that sleep until the next deadline, oldest first.
  var nextSleepers: [Waiting] {
    storage.withLock { storage in
      let next = storage.waiting.lazy.compactMap(\.deadline).min()
      return next.map { next in storage.waiting.filter { $0.deadline == next } } ?? []
    }
  }

  var hasRequests: Bool { storage.withLock { $0.waiting.contains { $0.deadline == nil && !$0.isHung } } }

  var hasSleepers: Bool { storage.withLock { $0.waiting.contains { $0.deadline != nil } } }

  /// Everything that waits, in one text each, with sleeps relative to the present.
  var pending: [String] {
    storage.withLock { storage in
      storage.waiting.map { waiting in
        if let deadline = waiting.deadline { return "\(deadline - storage.time)" }
        return waiting.question + (waiting.isHung ? " never" : "")
      }
    }
  }

  var isWaiting: Bool { storage.withLock { !$0.waiting.isEmpty } }

  var hasHung: Bool { storage.withLock { $0.waiting.contains(where: \.isHung) } }

  /// The time since the beginning of the run.
  var time: Duration { storage.withLock { $0.time } }

  /// The calls by tasks that the simulation doesn't step.
  var outsiders: [String] { storage.withLock { $0.outsiders } }

  // MARK: The story

  var lines: [String] { storage.withLock { $0.lines } }

  func tell(_ line: @autoclosure () -> String) {
    guard isTold else { return }
    let line = line()
    storage.withLock { $0.lines.append(line) }
  }

  // MARK: Requests of the feature

  func ask<Value: Sendable>(_ question: String, _ outcomes: [Answer<Value>]) async throws -> Value {
    try await wait(question, deadline: nil, outcomes: outcomes) { tell("\(question) is asked") }
  }

  func sleep(until deadline: Duration) async throws {
    guard deadline > time else { return try Task.checkCancellation() }
    try await wait("", deadline: deadline, outcomes: [Answer<Void>.done]) {
      tell("an effect sleeps for \(deadline - time)")
    }
  }

  private func wait<Value: Sendable>(
    _ question: String,
    deadline: Duration?,
    outcomes: [Answer<Value>],
    told: () -> Void
  ) async throws -> Value {
    try Task.checkCancellation()
    let observer = EffectParking.current
    noteCaller(of: question.isEmpty ? "a sleep" : question, observer)
    let (number, requestNumber) = storage.withLock { storage in
      storage.waited += 1
      if deadline == nil { storage.asked += 1 }
      return (storage.waited, deadline == nil ? storage.asked : 0)
    }
    told()
    let line = storage.withLock { $0.lines.count }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        observer?.park(question)
        let waiting = Waiting(
          number: number,
          requestNumber: requestNumber,
          question: question,
          deadline: deadline,
          outcomes: outcomes.count,
          effect: observer.map(ObjectIdentifier.init),
          line: line,
          resume: { [choices] outcome in
            let result = outcomes[outcome].make(choices)
            observer?.unpark()
            continuation.resume(with: result)
            return self.isTold ? Self.summary(of: result) : ""
          },
          cancel: {
            observer?.unpark()
            continuation.resume(throwing: CancellationError())
          }
        )
        storage.withLock { $0.waiting.append(waiting) }
        // A cancellation that came before this point has found nothing to cancel.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    guard let waiting = take(number) else { return }
    if waiting.deadline == nil { tell("\(name(of: waiting)) is cancelled") }
    waiting.cancel()
  }

  private func take(_ number: Int) -> Waiting? {
    storage.withLock { storage in
      storage.waiting.firstIndex { $0.number == number }.map { storage.waiting.remove(at: $0) }
    }
  }

  /// Returns the request as the story names it: with the line that asks it, if the same one is pending twice.
  private func name(of request: Waiting) -> String {
    let isTwice = storage.withLock { storage in
      storage.waiting.contains { $0.question == request.question && $0.number != request.number }
    }
    return isTwice ? "\(request.question), asked at \(request.line)," : request.question
  }

  /// Notes a call by a task that the simulation doesn't step.
  func noteCaller(of name: String, _ effect: (any ParkingObserver)?) {
    guard effect?.isStepping != true else { return }
    storage.withLock { $0.outsiders.append(name) }
  }

  // MARK: Events

  /// Lets an answer arrive.
  func deliver(_ request: Waiting, outcome: Int) {
    guard let request = take(request.number) else { return }
    coverage?.add(Coverage.Answer(question: request.question, outcome: outcome, outcomes: request.outcomes))
    let summary = request.resume(outcome)
    tell("\(name(of: request)) answers \(summary)")
  }

  /// Decides that an answer never arrives.
  func hang(_ request: Waiting) {
    storage.withLock { storage in
      guard let index = storage.waiting.firstIndex(where: { $0.number == request.number }) else { return }
      storage.waiting[index].isHung = true
    }
    tell("\(name(of: request)) never answers")
  }

  /// Moves the time to the deadline of a sleeping task, and wakes it.
  func wake(_ sleeper: Waiting) {
    guard let deadline = sleeper.deadline, take(sleeper.number) != nil else { return }
    let passed = storage.withLock { storage in
      defer { storage.time = max(storage.time, deadline) }
      return deadline - storage.time
    }
    tell(passed > .zero ? "\(passed) pass" : "another sleep ends")
    _ = sleeper.resume(0)
  }

  private static func summary<Value>(of result: Result<Value, any Error>) -> String {
    switch result {
    case .success(let value): OneLine.text(value)
    case .failure(let error): "with the error \(OneLine.text(error))"
    }
  }
}
