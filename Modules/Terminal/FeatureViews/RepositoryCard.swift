import Foundation
import Models
import TerminalUI

/// The details of a repository.
public struct RepositoryCard: View {
  let row: RepositoryRow?

  /// - Parameter row: The repository, and whether it is a favorite; `nil` if none is selected.
  public init(_ row: RepositoryRow?) { self.row = row }

  public var body: some View {
    if let row {
      Pane(row.fullName, note: row.heart) {
        VStack(alignment: .leading) {
          Text(row.description).lineLimit(nil)
          Text("")
          LabeledContent("Stars") { Text("★ \(row.stars)").foregroundColor(.yellow) }
          LabeledContent("Forks", value: "\(row.forks)")
          LabeledContent("Language") { LanguageText(row.language ?? "-") }
          if let updated = row.updatedAt {
            LabeledContent("Updated", value: updated.formatted(.iso8601.year().month().day()))
          }
          LabeledContent("Favorite", value: row.isFavorite ? "yes" : "no")
          Text("")
          if let page = URL(string: "https://github.com/\(row.fullName)") {
            Link("Open in browser", destination: page)
          }
        }
        .frame(maxWidth: 60, alignment: .leading)
        .padding(EdgeInsets(leading: 1, trailing: 1))
      }
    } else {
      Pane("Details") {
        Text("No repository is selected.").foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// The name of a language after a dot in its color.
struct LanguageText: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    HStack {
      Text("●").foregroundColor(color)
      Text(name).foregroundColor(.secondary)
    }
  }

  /// A color for the language, always the same one.
  private var color: Color {
    let colors: [Color] = [.orange, .blue, .yellow, .purple, .green, .red, .cyan, .pink]
    return colors[name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % colors.count]
  }
}
