import Dependencies
import IssueReporting
import Platform

/// A continuation that a key resumes with the loaded value.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Result<Value?, any Error>>

  init(_ description: String, _ resume: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    once = Once(description, resume) { .failure($0) }
  }

  /// Says that the value was loaded.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Says that there is no value, so that the initial one is shown.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Says that loading has failed.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Says how loading has ended, with `nil` when there is no value.
  public func resume(with result: Result<Value?, any Error>) {
    once(result)
  }
}

/// A continuation that a key resumes when it has saved a value.
public struct SaveContinuation: Sendable {
  private let once: Once<Result<Void, any Error>>

  init(_ description: String, _ resume: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    once = Once(description, resume) { .failure($0) }
  }

  /// Says that the value was saved.
  public func resume() {
    resume(with: .success(()))
  }

  /// Says that saving has failed.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Says how saving has ended.
  public func resume(with result: Result<Void, any Error>) {
    once(result)
  }
}

/// Calls a closure once: with what it is given first, or with an error when it is released before that.
private final class Once<Result>: Sendable {
  private let description: String
  private let resume: Mutex<(@Sendable (Result) -> Void)?>
  private let failure: @Sendable (any Error) -> Result

  init(
    _ description: String,
    _ resume: @escaping @Sendable (Result) -> Void,
    failure: @escaping @Sendable (any Error) -> Result
  ) {
    self.description = description
    self.resume = Mutex(resume)
    self.failure = failure
  }

  private func take() -> (@Sendable (Result) -> Void)? {
    resume.withLock { resume in
      defer { resume = nil }
      return resume
    }
  }

  func callAsFunction(_ result: Result) {
    guard let resume = take() else {
      reportIssue("'\(description)' tried to resume its continuation more than once.")
      return
    }
    resume(result)
  }

  deinit {
    guard let resume = take() else { return }
    resume(failure(ContinuationReleased(description: description)))
  }
}

/// A key has released its continuation without resuming it.
struct ContinuationReleased: Error, CustomStringConvertible {
  let key: String

  init(description: String) {
    key = description
  }

  var description: String { "'\(key)' released its continuation without resuming it." }
}
