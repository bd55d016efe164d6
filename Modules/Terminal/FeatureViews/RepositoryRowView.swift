import Foundation
import Models
import TerminalUI

/// A repository in a list: its name with a heart, its description, and its figures.
public struct RepositoryRowView: View {
  let row: RepositoryRow
  let name: String
  let sort: RepositorySort
  let searchText: String
  @Environment(\.now) private var now
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// - Parameters:
  ///   - row: The repository, and whether it is a favorite.
  ///   - name: The name to show.
  ///   - sort: The order of the list. The row has the time by which it is sorted.
  ///   - searchText: The text to highlight.
  public init(
    _ row: RepositoryRow,
    name: String,
    sort: RepositorySort = .updated,
    searchText: String = ""
  ) {
    self.row = row
    self.name = name
    self.sort = sort
    self.searchText = searchText
  }

  public var body: some View {
    let now = now()
    // The figures of all rows are in columns, except on a small screen, where names need the room.
    let isRoomy = horizontalSizeClass == .regular || verticalSizeClass == .regular
    VStack(alignment: .leading) {
      HStack {
        Text(row.heart).foregroundColor(row.isFavorite ? .red : .secondary)
        Text(name, highlighting: searchText).bold()
        Spacer()
        Text("★ \(Self.short(row.stars))").foregroundColor(.yellow).layoutPriority(1)
        Text("⌥ \(Self.short(row.forks))").dim()
          .frame(minWidth: isRoomy ? 6 : nil, alignment: .trailing).layoutPriority(1)
      }
      HStack {
        Text(row.description, highlighting: searchText).dim()
        Spacer()
        if let language = row.language { LanguageText(language).layoutPriority(1) }
        if let time = row.time(for: sort) {
          Text(RelativeTime.text(time, now: now)).dim()
            .frame(minWidth: isRoomy ? 13 : nil, alignment: .trailing).layoutPriority(1)
        }
      }
      .padding(.leading, 2)
    }
    .lineLimit(1)
  }

  /// Returns a count with at most four characters: `987`, `21.3k`, `5.1M`.
  static func short(_ count: Int) -> String {
    // From 999,500 on, thousands are rounded to a million.
    for (size, least, unit) in [(1_000_000, 999_500, "M"), (1000, 1000, "k")] where count >= least {
      let tenths = (count + size / 20) / (size / 10)
      return tenths < 1000 ? "\(tenths / 10).\(tenths % 10)\(unit)" : "\((count + size / 2) / size)\(unit)"
    }
    return "\(count)"
  }
}
