import Foundation

/// The source of a call of `simulate`: its arguments, as they are written in the test.
struct SimulateCall {
  /// The arguments by their labels. The first has the label "", the closure without a label "reducer".
  let arguments: [String: String]
  /// The modules that the file imports.
  let imports: [String]
  /// The lines of the function before the call, without those about the simulation.
  let preamble: [String]

  /// Reads the call from the source of the test.
  ///
  /// - Returns: The call; `nil` if the source can't be read, or has no call there.
  init?(at place: SimulationPlace) {
    guard let source = try? String(contentsOfFile: "\(place.filePath)", encoding: .utf8) else { return nil }
    self.init(source, line: Int(place.line))
  }

  init?(_ source: String, line: Int) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let margin = lines[line - 1].prefix { $0 == " " }
    lines = lines.map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0 }
    let text = Array(lines[(line - 1)...].joined(separator: "\n"))
    guard let start = Self.find("simulate(", in: text) else { return nil }
    var arguments: [String: String] = [:]
    var place = start + "simulate(".count
    while place < text.count {
      let (argument, end) = Self.expression(in: text, from: place, until: [",", ")"])
      let (label, value) = Self.labeled(argument)
      arguments[label] = value
      place = end + 1
      if end >= text.count || text[end] == ")" { break }
    }
    // The closures behind the call: the first has no label.
    var label = "reducer"
    while let (found, opening) = Self.nextClosure(in: text, from: place, isFirst: label == "reducer") {
      let (body, end) = Self.expression(in: text, from: opening + 1, until: ["}"])
      label = found ?? label
      arguments[label] = "{" + body + "}"
      place = end + 1
      label = ""
    }
    self.arguments = arguments
    let function = lines[..<(line - 1)].lastIndex { $0.contains("func ") && $0.hasSuffix("{") }
    preamble = lines[(function.map { $0 + 1 } ?? line - 1)..<(line - 1)].filter { !$0.contains("Simulation") }
      .map(String.init)
    imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
  }

  private static func find(_ word: String, in text: [Character]) -> Int? {
    let word = Array(word)
    guard text.count >= word.count else { return nil }
    return (0...(text.count - word.count)).first { Array(text[$0..<$0 + word.count]) == word }
  }

  private static func labeled(_ argument: String) -> (String, String) {
    let trimmed = argument.trimmingCharacters(in: .whitespacesAndNewlines)
    let label = trimmed.prefix { $0.isLetter }
    let rest = trimmed.dropFirst(label.count)
    guard !label.isEmpty, rest.hasPrefix(":") else { return ("", trimmed) }
    return (String(label), rest.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Returns the label of the next trailing closure, and the place of its brace.
  private static func nextClosure(
    in text: [Character],
    from place: Int,
    isFirst: Bool
  ) -> (label: String?, opening: Int)? {
    var place = place
    var label = ""
    while place < text.count {
      let character = text[place]
      if character == "{" {
        if isFirst, label.isEmpty { return (nil, place) }
        return label.hasSuffix(":") ? (String(label.dropLast()), place) : nil
      }
      if !character.isWhitespace {
        guard character.isLetter || character == ":" else { return nil }
        label.append(character)
      }
      place += 1
    }
    return nil
  }

  /// Returns the text up to one of some characters that isn't inside of parentheses, texts or comments.
  private static func expression(
    in text: [Character],
    from start: Int,
    until ends: Set<Character>
  ) -> (String, Int) {
    var depth = 0
    var place = start
    while place < text.count {
      let character = text[place]
      if depth == 0, ends.contains(character) { break }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\"": place = textEnd(in: text, from: place)
      case "/" where place + 1 < text.count && text[place + 1] == "/":
        while place + 1 < text.count, text[place + 1] != "\n" { place += 1 }
      default: break
      }
      place += 1
    }
    return (String(text[start..<min(place, text.count)]), place)
  }

  /// Returns the place of the quote at the end of a text. Its interpolations may have texts, too.
  private static func textEnd(in text: [Character], from start: Int) -> Int {
    let isLong = start + 2 < text.count && text[start + 1] == "\"" && text[start + 2] == "\""
    var place = start + (isLong ? 3 : 1)
    while place < text.count {
      if text[place] == "\\", place + 1 < text.count {
        if text[place + 1] == "(" {
          place = expression(in: text, from: place + 2, until: [")"]).1
        } else {
          place += 1
        }
      } else if text[place] == "\"" {
        if !isLong { return place }
        if place + 2 < text.count, text[place + 1] == "\"", text[place + 2] == "\"" { return place + 2 }
      }
      place += 1
    }
    return place
  }
}
