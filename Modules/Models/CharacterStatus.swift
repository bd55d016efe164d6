/// Alive, dead or unknown.
public enum CharacterStatus: Equatable, Hashable, Sendable {
  case alive
  case dead
  /// `unknown`, which is one of the service's own values, or a value unknown to this type.
  case unknown(String)
}

extension CharacterStatus: RawRepresentable {
  /// Parses the service's value, ignoring case. It never fails: any other value becomes ``unknown(_:)``.
  public init(rawValue: String) {
    switch rawValue.lowercased() {
    case "alive": self = .alive
    case "dead": self = .dead
    default: self = .unknown(rawValue)
    }
  }

  /// The service's value.
  public var rawValue: String {
    switch self {
    case .alive: "Alive"
    case .dead: "Dead"
    case .unknown(let word): word
    }
  }
}

extension CharacterStatus: Codable {}
