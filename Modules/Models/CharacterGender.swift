/// A character's gender.
public enum CharacterGender: Equatable, Hashable, Sendable {
  case female
  case male
  case genderless
  /// `unknown`, which the service says itself, or a word that we do not know.
  case unknown(String)
}

extension CharacterGender: RawRepresentable {
  /// Reads the service's word, whatever its case. Never fails: another word is kept as ``unknown(_:)``.
  public init(rawValue: String) {
    switch rawValue.lowercased() {
    case "female": self = .female
    case "male": self = .male
    case "genderless": self = .genderless
    default: self = .unknown(rawValue)
    }
  }

  /// The service's word for it.
  public var rawValue: String {
    switch self {
    case .female: "Female"
    case .male: "Male"
    case .genderless: "Genderless"
    case .unknown(let word): word
    }
  }
}

extension CharacterGender: Codable {}
