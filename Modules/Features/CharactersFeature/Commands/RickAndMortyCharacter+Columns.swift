import CommandSupport
import Models

extension RickAndMortyCharacter {
  /// The text shown if the service has no type for a character.
  static let noType = "-"

  /// The type as text for people.
  public var typeText: String { type.isEmpty ? Self.noType : type }

  /// The fields of a character. A table shows the first few of them.
  static let columns: [Column<RickAndMortyCharacter>] = [
    Column("id", title: "ID", \.id),
    Column("name", title: "NAME", \.name),
    Column("status", title: "STATUS", \.status.rawValue, style: { $0.status.style }),
    Column("species", title: "SPECIES", \.species),
    Column("type", title: "TYPE", \.type, text: { $0.typeText }),
    Column("gender", title: "GENDER", \.gender.rawValue),
    Column("origin", title: "ORIGIN", in: [.plain, .json, .detail], \.origin.name),
    Column("location", title: "LOCATION", \.location.name),
    Column("episodes", title: "EPISODES", in: [.plain, .json, .detail], \.episodes.count),
    Column("image", title: "IMAGE", in: [.json, .detail], \.image),
    Column("created", title: "CREATED", in: .json, \.created),
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
