/// A continuation that a key resumes when it has saved a value.
public struct SaveContinuation: Sendable {
  private let once: Once<Void>

  init(_ key: any Sendable, _ resume: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    once = Once(key, resume)
  }

  /// Reports that the value was saved.
  public func resume() { resume(with: .success(())) }

  /// Reports that saving has failed.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Reports how saving has ended.
  public func resume(with result: Result<Void, any Error>) { once(result) }
}
