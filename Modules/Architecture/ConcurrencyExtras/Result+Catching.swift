extension Result {
  /// Evaluates an async closure and captures its result or error.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await factClient.fetch(number) }))
  /// ```
  ///
  /// The failure is of the type that the closure throws.
  ///
  /// - Parameter body: A closure to evaluate.
  @_transparent
  public init(catching body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
