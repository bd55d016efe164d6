import Models

extension Outcome where Failure == APIError {
  /// The error; `nil` for a success.
  package var error: APIError? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Whether the error is `offline`, whatever the detail.
  package var isOffline: Bool {
    if case .failure(.offline) = self { true } else { false }
  }
}
