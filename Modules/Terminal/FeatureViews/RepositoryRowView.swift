import Foundation
import Models
import TerminalUI

/// A repository in a list: its name with a heart, its description, and its figures.
public struct RepositoryRowView: View {
  let row: RepositoryRow
  let name: String

  /// - Parameters:
  ///   - row: The repository, and whether it is a favorite.
  ///   - name: The name to show.
  public init(_ row: RepositoryRow, name: String) {
    self.row = row
    self.name = name
  }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(row.heart).foregroundColor(row.isFavorite ? .red : .secondary)
        Text(name).bold()
        Spacer()
        Text("★ \(row.stars)").foregroundColor(.yellow).layoutPriority(1)
        Text("⑂ \(row.forks)").dim().layoutPriority(1)
      }
      HStack {
        Text(row.description).dim()
        Spacer()
        Text(details).dim().layoutPriority(1)
      }
      .padding(.leading, 2)
    }
    .lineLimit(1)
  }

  /// The language and the day of the last update.
  private var details: String {
    let day = row.updatedAt?.formatted(.iso8601.year().month().day())
    return [row.language, day].compactMap { $0 }.joined(separator: " · ")
  }
}
