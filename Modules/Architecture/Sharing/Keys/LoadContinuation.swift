import IssueReporting
import Platform

/// A continuation that a key resumes with the loaded value.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Value?>

  init(_ key: any Sendable, _ resume: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    once = Once(key, resume)
  }

  /// Reports the loaded value.
  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Reports that there is no value, so that the initial one is shown.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// Reports that loading has failed.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Reports the result of loading; `nil` if there is no value.
  public func resume(with result: Result<Value?, any Error>) { once(result) }
}

/// A closure that is called once: with the first result, or with an error if there is none before the release.
final class Once<Success>: Sendable {
  /// Described only for an error, because that is slow.
  private let key: any Sendable
  private let resume: Mutex<(@Sendable (Result<Success, any Error>) -> Void)?>

  init(_ key: any Sendable, _ resume: @escaping @Sendable (Result<Success, any Error>) -> Void) {
    self.key = key
    self.resume = Mutex(resume)
  }

  private func take() -> (@Sendable (Result<Success, any Error>) -> Void)? {
    resume.withLock { resume in
      defer { resume = nil }
      return resume
    }
  }

  func callAsFunction(_ result: Result<Success, any Error>) {
    guard let resume = take() else {
      reportIssue("'\(key)' tried to resume its continuation more than once.")
      return
    }
    resume(result)
  }

  deinit { take()?(.failure(ContinuationReleased(key: "\(key)"))) }
}

/// The error that a key has released its continuation without resuming it.
struct ContinuationReleased: Error, CustomStringConvertible {
  let key: String

  var description: String { "'\(key)' released its continuation without resuming it." }
}
