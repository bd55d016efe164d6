/// A character's gender.
public enum CharacterGender: Equatable, Hashable, Sendable {
  case female
  case male
  case genderless
  /// `unknown`, which is one of the service's own values, or a value unknown to this type.
  case unknown(String)
}

extension CharacterGender: RawRepresentable {
  /// Parses the service's value, ignoring case. It never fails: any other value becomes ``unknown(_:)``.
  public init(rawValue: String) {
    switch rawValue.lowercased() {
    case "female": self = .female
    case "male": self = .male
    case "genderless": self = .genderless
    default: self = .unknown(rawValue)
    }
  }

  /// The service's value.
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
