import Models

/// The number of users, as far as it is known. IDs start at 1.
public enum UserTotal: Codable, Equatable, Hashable, Sendable {
  /// The number that a list reported.
  case counted(Int)
  /// An upper bound, because the user after it doesn't exist. No list has reported the number yet.
  case atMost(Int)

  /// The ID of the last user.
  public var count: Int {
    switch self {
    case .counted(let count), .atMost(let count): count
    }
  }

  /// Updates the number after a request for a user.
  ///
  /// - Parameters:
  ///   - known: The previous number.
  ///   - id: The ID of the requested user.
  ///   - result: The result of the request.
  init?(_ known: UserTotal?, afterAskingFor id: Int, result: APIResult<User>) {
    switch (known, result) {
    case (nil, .failure(.notFound)):
      self = .atMost(id - 1)
    case (.atMost(let count), .failure(.notFound)):
      self = .atMost(min(count, id - 1))
    case (.atMost(let count), .success) where count < id:
      // A missing user below this one was only a gap, so it says nothing about the number.
      return nil
    default:
      guard let known else { return nil }
      self = known
    }
  }
}
