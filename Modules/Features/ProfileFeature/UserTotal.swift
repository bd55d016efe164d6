import Models

/// How many users there are, as far as it is known. Their ids count from 1.
public enum UserTotal: Codable, Equatable, Hashable, Sendable {
  /// A list said so.
  case counted(Int)
  /// No list has said it yet, but the user after this many does not exist.
  case atMost(Int)

  /// The id of the last user.
  public var count: Int {
    switch self {
    case .counted(let count), .atMost(let count): count
    }
  }

  /// What is known once a user was asked for.
  ///
  /// - Parameters:
  ///   - known: What was known before.
  ///   - id: The user who was asked for.
  ///   - result: What came of it.
  init?(_ known: UserTotal?, afterAskingFor id: Int, result: APIResult<User>) {
    switch (known, result) {
    case (nil, .failure(.notFound)):
      self = .atMost(id - 1)
    case (.atMost(let count), .failure(.notFound)):
      self = .atMost(min(count, id - 1))
    case (.atMost(let count), .success) where count < id:
      // A user below was missing, and yet the list goes on: nothing follows from the gap.
      return nil
    default:
      guard let known else { return nil }
      self = known
    }
  }
}
