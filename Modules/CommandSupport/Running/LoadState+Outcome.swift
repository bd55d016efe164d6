import Models

extension LoadState {
  /// Returns the value to print once the command's effects have ended.
  ///
  /// - Returns: The value; `nil` if the result is empty, which isn't an error.
  /// - Throws: The error of a failed request; a cancellation error if the request was cut short.
  public func outcome() throws -> Value? {
    switch self {
    case .loaded(let value): value
    case .empty: nil
    case .failed(let error, _): throw error
    case .idle, .loading: throw CancellationError()
    }
  }
}
