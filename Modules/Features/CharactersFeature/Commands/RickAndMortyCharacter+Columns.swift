import CommandSupport
import Models

extension RickAndMortyCharacter {
  /// The text shown if the service has no type for a character.
  static let noType = "-"

  /// The type as text for people.
  public var typeText: String { type.isEmpty ? Self.noType : type }

  /// The fields of a character. A table shows the first few of them.
  static let columns: [Column<RickAndMortyCharacter>] = [
    Column("id", \.id, importance: .essential),
    Column("name", \.name, importance: .essential),
    Column("status", \.status.rawValue, style: { $0.status.style }),
    Column("species", \.species),
    Column("type", \.type, text: { $0.typeText }, importance: .minor),
    Column("gender", \.gender.rawValue, importance: .minor),
    Column("origin", in: [.plain, .json, .detail], \.origin.name),
    Column("location", \.location.name, importance: .minor),
    Column("episodes", in: [.plain, .json, .detail], \.episodes.count),
    Column("image", in: [.json, .detail], \.image),
    Column("created", in: .json, \.created),
  ]
}

extension CharacterStatus {
  fileprivate var style: TextStyle {
    switch self {
    case .alive: .positive
    case .dead: .negative
    case .unknown: .dim
    }
  }
}
