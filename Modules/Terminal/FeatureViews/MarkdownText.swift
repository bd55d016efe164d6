import TerminalUI

/// Markdown as text: headings and lists are marked, code is dim, and everything else is shown as it is.
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
        case .heading: Text(line.text).font(.title)
        case .item: Text("• \(line.text)")
        case .code: Text(line.text).foregroundColor(.secondary)
        case .text: Text(line.text)
        }
      }
    }
  }
}
