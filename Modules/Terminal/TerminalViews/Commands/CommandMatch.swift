/// A command that matches a query, with the matching characters of its title.
struct CommandMatch: Identifiable {
  let command: PaletteCommand
  /// The offsets of the matching characters of the title.
  let offsets: Set<Int>
  /// The quality of the match, larger for a better one.
  let score: Int
  /// The number of words of the query of which only scattered characters match.
  private let scattered: Int

  var id: Int { command.id }

  /// Returns the commands that match a query, the best first.
  ///
  /// Each word of the query matches a title, the title in a key bar or a section: as a part of it, or as some of its
  /// characters in order, which is worse than any part. Case and accents don't matter.
  ///
  /// - Parameters:
  ///   - query: The query. All commands match an empty one.
  ///   - commands: The commands.
  static func all(_ query: String, in commands: [PaletteCommand]) -> [CommandMatch] {
    let words = query.split(separator: " ").map { String($0).foldedCharacters }
    let matches = commands.compactMap { CommandMatch($0, words) }
    return matches.sorted { ($0.scattered, $1.score, $0.id) < ($1.scattered, $0.score, $1.id) }
  }

  private init?(_ command: PaletteCommand, _ words: [[Character]]) {
    let title = command.title.foldedCharacters
    let others = [command.barTitle.foldedCharacters, command.section.foldedCharacters]
    var offsets: Set<Int> = []
    var (score, scattered) = (0, 0)
    for word in words {
      let inTitle = Self.match(word, in: title)
      let elsewhere = others.compactMap { Self.match(word, in: $0) }
      let best = elsewhere.first { !$0.isScattered } ?? elsewhere.first
      if let inTitle, !inTitle.isScattered || best?.isScattered != false {
        offsets.formUnion(inTitle.offsets)
        score += inTitle.score
        scattered += inTitle.isScattered ? 1 : 0
      } else if let best {
        score += best.score / 2
        scattered += best.isScattered ? 1 : 0
      } else {
        return nil
      }
    }
    self.command = command
    self.offsets = offsets
    self.scattered = scattered
    // Of two words' starts, that of a command of this screen is better.
    self.score = score + (command.isHere && !words.isEmpty ? 100 : 0)
  }

  /// The matching characters of a text. Starts of words alone aren't scattered.
  private struct Match {
    let offsets: [Int]
    let score: Int
    var isScattered = false
  }

  private static func match(_ word: [Character], in text: [Character]) -> Match? {
    let starts = text.indices.filter { text[$0...].starts(with: word) }
    if let start = starts.first(where: { isWordStart($0, in: text) }) ?? starts.first {
      let score = (isWordStart(start, in: text) ? 1000 : 500) - min(start, 99)
      return Match(offsets: Array(start..<start + word.count), score: score)
    }
    return [true, false].compactMap { scattered(word, in: text, preferringStarts: $0) }
      .map { offsets in
        Match(
          offsets: offsets,
          score: score(ofScattered: offsets, in: text),
          isScattered: !offsets.allSatisfy { isWordStart($0, in: text) }
        )
      }
      .max { $0.score < $1.score }
  }

  /// Returns the quality of characters in order: better for starts of words, and if they are near each other.
  private static func score(ofScattered offsets: [Int], in text: [Character]) -> Int {
    let starts = offsets.count { isWordStart($0, in: text) }
    let distance = (offsets.last ?? 0) - (offsets.first ?? 0)
    return 200 + 20 * min(starts, 10) - min(distance, 199)
  }

  /// Returns the offsets of a word's characters in order, at the starts of words if possible.
  private static func scattered(
    _ word: [Character],
    in text: [Character],
    preferringStarts: Bool
  ) -> [Int]? {
    var offsets: [Int] = []
    for character in word {
      let next = (offsets.last.map { $0 + 1 } ?? 0)..<text.count
      let start = preferringStarts ? next.first { text[$0] == character && isWordStart($0, in: text) } : nil
      guard let offset = start ?? next.first(where: { text[$0] == character }) else { return nil }
      offsets.append(offset)
    }
    return offsets
  }

  private static func isWordStart(_ offset: Int, in text: [Character]) -> Bool {
    offset == 0 || !(text[offset - 1].isLetter || text[offset - 1].isNumber)
  }
}
