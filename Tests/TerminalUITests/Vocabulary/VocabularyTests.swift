import Foundation
import TerminalUI
import Testing

/// SwiftUI's vocabulary: code as it is written there compiles and draws here, and the documentation's table says so.
@MainActor
@Suite struct VocabularyTests {
  /// Returns the rows of the table: a name and whether it works as in SwiftUI, differs, or isn't here.
  private func rows() throws -> [(name: String, state: String)] {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let table = try String(contentsOf: URL(filePath: "\(root)/Documentation/SwiftUI.md"), encoding: .utf8)
    return table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { return nil }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[1])
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

  @Test func `the number of snippets doesn't shrink`() { #expect(Snippet.all.count >= 250) }
}
