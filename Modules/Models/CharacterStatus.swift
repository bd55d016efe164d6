/// Whether a character lives.
public enum CharacterStatus: Equatable, Hashable, Sendable {
  case alive
  case dead
  /// `unknown`, which the service says itself, or a word that we do not know.
  case unknown(String)
}

extension CharacterStatus: RawRepresentable {
  /// Reads the service's word, whatever its case. Never fails: another word is kept as ``unknown(_:)``.
  public init(rawValue: String) {
    switch rawValue.lowercased() {
    case "alive": self = .alive
    case "dead": self = .dead
    default: self = .unknown(rawValue)
    }
  }

  /// The service's word for it.
  public var rawValue: String {
    switch self {
    case .alive: "Alive"
    case .dead: "Dead"
    case .unknown(let word): word
    }
  }
}

extension CharacterStatus: Codable {}
