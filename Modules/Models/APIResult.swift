/// The outcome of a request to a web service.
public typealias APIResult<Success> = Outcome<Success, APIError>

extension Outcome where Failure == APIError {
  /// Runs a request and captures its outcome.
  ///
  /// ```swift
  /// await send(.userResponse(id: id, result: APIResult { try await reqres.user(id: id) }))
  /// ```
  ///
  /// - Parameter request: The request. Any error it throws is converted by ``APIError/init(_:)``.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    _ request: () async throws -> Success
  ) async {
    do {
      self = .success(try await request())
    } catch {
      self = .failure(APIError(error))
    }
  }
}
