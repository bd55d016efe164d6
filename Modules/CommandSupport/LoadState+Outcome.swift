import Models

extension LoadState {
  /// What a command has to print once its effects have ended.
  ///
  /// - Returns: The value; `nil` where there is nothing, and that is no error.
  /// - Throws: Why it failed; a cancellation error where the request was cut short.
  public func outcome() throws -> Value? {
    switch self {
    case .loaded(let value): value
    case .empty: nil
    case .failed(let error, _): throw error
    case .idle, .loading: throw CancellationError()
    }
  }
}
