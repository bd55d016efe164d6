import Models
import TerminalUI

/// A column of the table of characters.
enum CharacterColumn: CaseIterable {
  case id, name, status, species, gender, location

  /// Returns the columns that fit, in order.
  ///
  /// - Parameter width: The number of terminal columns.
  static func all(width: Int) -> [CharacterColumn] { allCases.filter { $0.smallestTable <= width } }

  var title: String {
    switch self {
    case .id: "#"
    case .name: "Name"
    case .status: "Status"
    case .species: "Species"
    case .gender: "Gender"
    case .location: "Location"
    }
  }

  /// Returns the text in a table of a width.
  func cell(_ text: Text, width: Int) -> TextColumns.Column {
    TextColumns.Column(text, width: self.width(in: width), alignment: self == .id ? .trailing : .leading)
  }

  /// Returns the number of terminal columns; `nil` for all that are left.
  private func width(in table: Int) -> Int? {
    switch self {
    case .id: 4
    case .name: nil
    case .status: 9
    case .species: table >= 68 ? 21 : 12
    case .gender: 10
    case .location: 30
    }
  }

  /// The width of the smallest table that has room for the column.
  private var smallestTable: Int {
    switch self {
    case .id, .name, .status: 0
    case .species: 48
    case .gender: 78
    case .location: 98
    }
  }
}

/// The titles of the columns.
struct CharacterHeadlines: View {
  /// The width of the table, in terminal columns.
  let width: Int

  var body: some View {
    let columns = CharacterColumn.all(width: width)
    TextColumns(
      columns.map { $0.cell(Text($0.title).bold().foregroundColor(.secondary), width: width) }
    )
    .padding(EdgeInsets(leading: 1, trailing: 1))
    .accessibilityLabel("Columns: \(columns.map(\.title).joined(separator: ", "))")
  }
}

/// A character in the table.
struct CharacterRow: View, Equatable {
  let character: RickAndMortyCharacter
  /// The width of the table, in terminal columns.
  let width: Int

  var body: some View {
    TextColumns(CharacterColumn.all(width: width).map { $0.cell(text($0), width: width) })
  }

  private func text(_ column: CharacterColumn) -> Text {
    switch column {
    case .id: Text("\(character.id)").dim()
    case .name: Text(character.name).bold()
    case .status: Text("● \(character.status.rawValue)").foregroundColor(character.status.color)
    case .species: Text(character.species).foregroundColor(.secondary)
    case .gender: Text(character.gender.rawValue).foregroundColor(.secondary)
    case .location: Text(character.location.name).foregroundColor(.secondary)
    }
  }
}
