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
    text.utf8.count > 2000 ? Text(verbatim: text) : Text(LocalizedStringKey(text.replacing("![", with: "[")))
  }
}
