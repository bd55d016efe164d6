import Foundation
import TerminalUI

/// Markdown as text: headings and lists are marked, and code is dim. Emphasis and links within a line are shown as such.
/// Pictures are links to them. Everything else is shown as it is.
struct MarkdownText: View {
  let lines: [(offset: Int, kind: Kind, text: String)]

  enum Kind { case heading, item, code, text }

  init(_ markdown: String) {
    var isCode = false
    lines = markdown.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap {
      offset,
      line in
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        isCode.toggle()
        return nil
      }
      if isCode { return (offset, .code, "  \(line)") }
      let marks = trimmed.prefix { $0 == "#" }
      if (1...6).contains(marks.count), trimmed.dropFirst(marks.count).first == " " {
        return (offset, .heading, String(trimmed.dropFirst(marks.count + 1)))
      }
      if ["- ", "* ", "+ "].contains(where: trimmed.hasPrefix) {
        return (offset, .item, String(trimmed.dropFirst(2)))
      }
      return (offset, .text, String(line))
    }
  }

  /// The links in their order, each address once. To find them takes as long as to show the text.
  var links: [Link] {
    var known: Set<URL> = []
    return lines.flatMap { line in
      line.kind == .code || isVeryLong(line.text) ? [] : Self.links(in: line.text)
    }
    .filter { known.insert($0.id).inserted }
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.offset) { line in
        switch line.kind {
        case .heading: inline(line.text).font(.title)
        case .item: Text("• ") + inline(line.text)
        case .code: Text(line.text).foregroundColor(.secondary)
        case .text: inline(line.text)
        }
      }
    }
  }

  /// Returns a line with its emphasis and links. To find these takes time that grows with the square of the length, so a
  /// very long line is shown as it is.
  private func inline(_ text: String) -> Text {
    isVeryLong(text) ? Text(verbatim: text) : Text(LocalizedStringKey(Self.withoutPictures(text)))
  }

  private func isVeryLong(_ text: String) -> Bool { text.utf8.count > 2000 }

  /// Returns a line with links instead of pictures. A picture in a link, such as a badge, is the text of the link.
  private static func withoutPictures(_ text: String) -> String {
    guard text.contains("![") else { return text }
    return text.replacing(/!\[([^\]]*)\]\([^)]*\)(?=\]\()/) { $0.1 }.replacing("![", with: "[")
  }

  private static func links(in text: String) -> [Link] {
    guard let text = try? AttributedString(markdown: withoutPictures(text)) else { return [] }
    return text.runs[\.link].compactMap { url, range in
      guard let url else { return nil }
      let title = String(text[range].characters)
      return Link(id: url, title: title.isEmpty ? url.absoluteString : title)
    }
  }

  /// A link of the text.
  struct Link: Identifiable, Equatable {
    /// The address.
    let id: URL
    let title: String
  }
}
