import Foundation
import TerminalUI
import Testing

/// SwiftUI's vocabulary: code as it is written there compiles and draws here, and the documentation's table says so.
@MainActor
@Suite struct VocabularyTests {
  private struct Row {
    let name: String
    /// Whether the name works as in SwiftUI, differs, or isn't here.
    let state: String
    let note: String
  }

  private func rows() throws -> [Row] {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let text = try String(contentsOf: URL(filePath: "\(root)/Documentation/SwiftUI.md"), encoding: .utf8)
    let lines = text.split(separator: "\n")
      .filter { $0.hasPrefix("|") && !$0.hasPrefix("| SwiftUI") && !$0.hasPrefix("|--") }
    return try lines.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 5 && cells[1].hasPrefix("`") && cells[1].hasSuffix("`"), "\(line)")
      return Row(name: cells[1].trimmingCharacters(in: ["`"]), state: cells[2], note: cells[3])
    }
  }

  @Test func `each snippet draws its text`() {
    for snippet in Snippet.all {
      let text = snippet.frame.text
      #expect(snippet.text.isEmpty || text.contains(snippet.text), "\(snippet.name) draws \(text)")
    }
  }

  @Test func `the table lists each snippet, and each row that works has one`() throws {
    let rows = try rows()
    let works = Set(rows.filter { $0.state != "–" }.map(\.name))
    let missing = Set(rows.filter { $0.state == "–" }.map(\.name))
    let shown = Set(Snippet.all.map(\.name))
    #expect(shown.subtracting(works) == [], "without a row that says so")
    #expect(works.subtracting(shown) == [], "without a snippet")
    #expect(shown.intersection(missing) == [], "said not to exist")
    #expect(rows.count == Set(rows.map(\.name)).count, "a name is listed twice")
  }

  @Test func `each row says whether it works, and if not as in SwiftUI, how or why`() throws {
    for row in try rows() {
      #expect(["✓", "≈", "–"].contains(row.state), "\(row.name)")
      #expect(row.state == "✓" || !row.note.isEmpty, "\(row.name)")
    }
  }

  @Test func `the vocabulary doesn't shrink`() throws {
    #expect(Snippet.all.count >= 250)
    #expect(try rows().count { $0.state == "✓" } >= 150)
  }
}
