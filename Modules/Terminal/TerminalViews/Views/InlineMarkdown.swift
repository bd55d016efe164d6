import Foundation

/// Markdown within a paragraph: emphasis, code, strikethrough and links.
///
/// The rules are those of [CommonMark](https://spec.commonmark.org/0.31.2/#inlines) as far as a line of text needs
/// them. A mark without its other half is text.
struct InlineMarkdown {
  /// A character of the Markdown, or a value that isn't Markdown.
  private enum Piece {
    case character(Character)
    case runs([Text.Run])

    var character: Character? { if case .character(let character) = self { character } else { nil } }
    var isSpace: Bool { character?.isWhitespace ?? false }
    var isLetter: Bool { character.map { $0.isLetter || $0.isNumber } ?? true }
  }

  private let pieces: [Piece]

  init(_ parts: [LocalizedStringKey.Part]) {
    pieces = parts.flatMap { part -> [Piece] in
      switch part {
      case .markdown(let text): text.map { .character($0) }
      case .runs(let runs): [.runs(runs)]
      }
    }
  }

  /// Returns whether a text may contain marks.
  static func hasMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The text, in parts of the same style.
  var runs: [Text.Run] {
    var runs: [Text.Run] = []
    append(0..<pieces.count, TextStyling(), to: &runs)
    return runs
  }

  private func append(_ range: Range<Int>, _ styling: TextStyling, to runs: inout [Text.Run]) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let span = span(at: index, in: range) {
        var inner = styling
        span.change(&inner)
        if span.isCode {
          for piece in pieces[span.content] { append(piece, inner, to: &runs) }
        } else {
          append(span.content, inner, to: &runs)
        }
        index = span.end
        continue
      }
      if pieces[index].character == "\\", index + 1 < range.upperBound,
        let next = pieces[index + 1].character, next.isASCII, next.isPunctuation || next.isSymbol
      {
        index += 1
      }
      // A run of marks that begin nothing is text as a whole.
      let length = Self.isMark(pieces[index].character) ? max(1, length(at: index, in: range)) : 1
      for piece in pieces[index..<index + length] { append(piece, styling, to: &runs) }
      index += length
    }
  }

  private static func isMark(_ character: Character?) -> Bool {
    character == "*" || character == "_" || character == "~" || character == "`"
  }

  private func append(_ piece: Piece, _ styling: TextStyling, to runs: inout [Text.Run]) {
    switch piece {
    case .character(let character): runs.append(contentOf: String(character), styling)
    case .runs(let inner):
      for var run in inner {
        run.modify = run.modify.within(styling)
        runs.append(run)
      }
    }
  }

  // MARK: Spans

  /// A part with a style of its content.
  private struct Span {
    let content: Range<Int>
    let end: Int
    var isCode = false
    let change: (inout TextStyling) -> Void
  }

  /// Returns the span that begins at a mark; `nil` if none does.
  private func span(at index: Int, in range: Range<Int>) -> Span? {
    switch pieces[index].character {
    case "`":
      let length = length(at: index, in: range)
      return code(at: index, length, in: range).map { end in
        Span(content: index + length..<end, end: end + length, isCode: true) { $0.background = .bar }
      }
    case "~" where length(at: index, in: range) == 2:
      return emphasis(at: index, 2, in: range) { $0.attributes.insert(.strikethrough) }
    case "*", "_":
      guard !isWithinWord(index) else { return nil }
      for length in stride(from: min(3, length(at: index, in: range)), to: 0, by: -1) {
        let attributes: CellStyle.Attributes = [.italic, .bold, [.bold, .italic]][length - 1]
        let span = emphasis(at: index, length, in: range) { $0.attributes.formUnion(attributes) }
        if let span { return span }
      }
      return nil
    case "[": return link(at: index, in: range)
    default: return nil
    }
  }

  /// Returns the number of equal characters that begin at an index.
  private func length(at index: Int, in range: Range<Int>) -> Int {
    guard let mark = pieces[index].character else { return 1 }
    return pieces[index..<range.upperBound].prefix { $0.character == mark }.count
  }

  /// Returns whether an underscore is in the middle of a word, where it isn't a mark.
  private func isWithinWord(_ index: Int) -> Bool {
    pieces[index].character == "_" && index > 0 && pieces[index - 1].isLetter
  }

  private func code(at index: Int, _ length: Int, in range: Range<Int>) -> Int? {
    var next = index + length
    while next < range.upperBound {
      guard pieces[next].character == "`" else {
        next += 1
        continue
      }
      let other = self.length(at: next, in: range)
      if other == length { return next }
      next += other
    }
    return nil
  }

  private func emphasis(
    at index: Int,
    _ length: Int,
    in range: Range<Int>,
    _ change: @escaping (inout TextStyling) -> Void
  ) -> Span? {
    let start = index + length
    guard start < range.upperBound, !pieces[start].isSpace else { return nil }
    var next = start
    var longer: Int?
    while next < range.upperBound {
      if pieces[next].character == "\\" {
        next += 2
        continue
      }
      let other = self.length(at: next, in: range)
      if pieces[next].character == "`" {
        next = code(at: next, other, in: range).map { $0 + other } ?? next + other
        continue
      }
      guard pieces[next].character == pieces[index].character, next > start else {
        next += 1
        continue
      }
      let end = next + other
      let isInWord = pieces[next].character == "_" && end < pieces.count && pieces[end].isLetter
      if !pieces[next - 1].isSpace, !isInWord {
        if other == length { return Span(content: start..<next, end: end, change: change) }
        // The marks of an inner span may end here too: they come first.
        if other > length, longer == nil { longer = end - length }
      }
      next = end
    }
    return longer.map { Span(content: start..<$0, end: $0 + length, change: change) }
  }

  private func link(at index: Int, in range: Range<Int>) -> Span? {
    var depth = 0
    guard
      let close = (index..<range.upperBound).first(where: { place in
        switch pieces[place].character {
        case "[": depth += 1
        case "]": depth -= 1
        default: break
        }
        return depth == 0
      }), close + 1 < range.upperBound, pieces[close + 1].character == "(",
      let end = (close + 2..<range.upperBound).first(where: { pieces[$0].character == ")" })
    else { return nil }
    let address = pieces[close + 2..<end].reduce(into: "") { text, piece in
      switch piece {
      case .character(let character): text.append(character)
      case .runs(let runs): text += runs.map(\.content).joined()
      }
    }
    guard !address.isEmpty, !address.contains(where: \.isWhitespace), let url = URL(string: address) else {
      return nil
    }
    return Span(content: index + 1..<close, end: end + 1) { styling in
      styling.foreground = .blue
      styling.attributes.insert(.underline)
      styling.link = url.absoluteString
    }
  }
}
