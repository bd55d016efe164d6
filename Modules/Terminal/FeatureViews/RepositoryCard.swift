import Foundation
import Models
import TerminalUI

/// The details of a repository.
public struct RepositoryCard: View, Equatable {
  let row: RepositoryRow?
  let readme: Readme
  @Environment(\.now) private var now

  /// - Parameters:
  ///   - row: The repository, and whether it is a favorite; `nil` if none is selected.
  ///   - readme: The README opened last.
  public init(_ row: RepositoryRow?, readme: Readme) {
    self.row = row
    self.readme = readme
  }

  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.row, lhs.readme) == (rhs.row, rhs.readme)
  }

  public var body: some View {
    if let row {
      Pane(row.fullName, note: row.heart, isBusy: isOpen(row) && readme.text.isLoading) {
        ScrollView {
          PaneInsets {
            VStack(alignment: .leading) {
              Text(row.description).lineLimit(nil)
              Text("")
              figures(of: row).frame(maxWidth: 60, alignment: .leading)
              Text("")
              ReadmeText(text: isOpen(row) ? readme.text : .idle)
            }
          }
        }
      }
    } else {
      Pane("Details") {
        Text("No repository is selected.").foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func isOpen(_ row: RepositoryRow) -> Bool { readme.repositoryID == row.id }

  @ViewBuilder private func figures(of row: RepositoryRow) -> some View {
    VStack(alignment: .leading) {
      LabeledContent("Stars") { Text("★ \(RepositoryRowView.short(row.stars))").foregroundColor(.yellow) }
      LabeledContent("Forks", value: RepositoryRowView.short(row.forks))
      if let language = row.language { LabeledContent("Language") { LanguageText(language) } }
      if let updated = row.updatedAt {
        LabeledContent("Updated", value: RelativeTime.text(updated, now: now()))
      }
      LabeledContent("Favorite", value: row.isFavorite ? "yes" : "no")
      if let page = row.page { Link("Open in browser", destination: page) }
    }
  }
}

/// The README, or what is known about it.
private struct ReadmeText: View {
  /// It is idle until the selection stays where it is.
  let text: APILoadState<String>

  init(text: APILoadState<String>) { self.text = text }

  var body: some View {
    switch text {
    case .failed(.notFound, _): Text("There is no README.").dim()
    case .failed(let error, _):
      Text("✗ \(error.message(from: "GitHub", retryKey: "r"))").foregroundColor(.red)
    case .loaded(let text): MarkdownText(text)
    case .empty: Text("The README is empty.").dim()
    case .idle, .loading: Text("Loading the README…").dim()
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

  /// The colors that are near those on GitHub.
  private static let colors: [String: Color] = [
    "C": .secondary, "C++": .pink, "Dart": .cyan, "Go": .cyan, "HTML": .red, "Java": .orange,
    "JavaScript": .yellow,
    "Kotlin": .purple, "Objective-C": .blue, "PHP": .purple, "Python": .blue, "Ruby": .red, "Rust": .yellow,
    "Scala": .red, "Shell": .green, "Swift": .orange, "TypeScript": .blue,
  ]

  /// A color for the language, always the same one.
  private var color: Color {
    if let color = Self.colors[name] { return color }
    let colors: [Color] = [.orange, .blue, .yellow, .purple, .green, .red, .cyan, .pink]
    return colors[name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % colors.count]
  }
}
