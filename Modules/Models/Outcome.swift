/// A success or a failure. Unlike a `Result` it can be encoded, so actions that carry it can be recorded.
public enum Outcome<Success, Failure: Error> {
  /// A success, with its value.
  case success(Success)
  /// A failure, with its error.
  case failure(Failure)
}

extension Outcome {
  /// Returns the value of a success.
  ///
  /// - Throws: The error of a failure.
  public func get() throws(Failure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  /// Returns a success with another value, or the same failure.
  ///
  /// - Parameter transform: Returns the other value.
  public func map<New>(_ transform: (Success) -> New) -> Outcome<New, Failure> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the outcome that `transform` makes of a success, or the same failure.
  ///
  /// - Parameter transform: Returns another outcome, given the value.
  public func flatMap<New>(_ transform: (Success) -> Outcome<New, Failure>) -> Outcome<New, Failure> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Outcome: Equatable where Success: Equatable, Failure: Equatable {}
extension Outcome: Hashable where Success: Hashable, Failure: Hashable {}
extension Outcome: Sendable where Success: Sendable {}

private enum OutcomeKey: CodingKey { case success, failure }

extension Outcome: Encodable where Success: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OutcomeKey.self)
    switch self {
    case .success(let value): try container.encode(value, forKey: .success)
    case .failure(let error): try container.encode(error, forKey: .failure)
    }
  }
}

extension Outcome: Decodable where Success: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OutcomeKey.self)
    if container.contains(.success) {
      self = .success(try container.decode(Success.self, forKey: .success))
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .failure))
    }
  }
}
