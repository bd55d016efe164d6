extension Result where Failure == any Error {
  /// Evaluates an async closure and captures what it returns or throws.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await factClient.fetch(number) }))
  /// ```
  ///
  /// - Parameter body: A closure to evaluate.
  @_transparent
  public init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
