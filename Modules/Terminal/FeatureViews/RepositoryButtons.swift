import Models
import TerminalUI

/// The buttons of a key bar for the page of a repository, and for the links of its README.
public struct RepositoryButtons: View, Equatable {
  private let row: RepositoryRow?
  private let readme: Readme
  @Environment(\.openURL) private var openURL

  /// - Parameters:
  ///   - row: The repository; `nil` if none is selected.
  ///   - readme: The README opened last.
  public init(_ row: RepositoryRow?, readme: Readme) {
    self.row = row
    self.readme = readme
  }

  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.row, lhs.readme) == (rhs.row, rhs.readme)
  }

  public var body: some View {
    let openURL = openURL
    PageButtons(row?.page)
    if !links.isEmpty {
      Menu("Links") {
        ForEach(links) { link in Button(link.title) { openURL(link.id) } }
      }
      .keyboardShortcut("l").help("Open a link of the README").layoutPriority(-1)
    }
  }

  private var links: [MarkdownText.Link] {
    guard let row, readme.repositoryID == row.id, let text = readme.text.value else { return [] }
    return MarkdownText(text).links
  }
}
