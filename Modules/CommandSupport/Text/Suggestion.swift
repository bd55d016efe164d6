/// Suggestions for mistyped words.
public enum Suggestion {
  /// Returns the word that a mistyped one most likely stands for; `nil` if none is near.
  ///
  /// A word is near if at most every third letter differs, ignoring case: inserted, removed, replaced, or
  /// swapped with its neighbor. A word that begins with the mistyped one is near too.
  ///
  /// - Parameters:
  ///   - text: The mistyped word.
  ///   - words: The words to choose from.
  /// - Complexity: O(*n*) in the number of words.
  public static func nearest(to text: String, in words: some Sequence<String>) -> String? {
    let typed = Array(text.lowercased())
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let letters = Array(word.lowercased())
      let isBeginning = typed.count > 1 && letters.starts(with: typed)
      let distance = isBeginning ? 1 : distance(typed, letters)
      let limit = max(1, max(typed.count, letters.count) / 3)
      guard distance <= limit, distance < letters.count, distance < best?.distance ?? .max else { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// Returns the number of changes between two words (optimal string alignment).
  private static func distance(_ lhs: [Character], _ rhs: [Character]) -> Int {
    var rows = [Array(0...rhs.count)]
    for (i, left) in lhs.enumerated() {
      var row = [i + 1]
      for (j, right) in rhs.enumerated() {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left == right ? 0 : 1))
        if i > 0, j > 0, left == rhs[j - 1], lhs[i - 1] == right { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[lhs.count][rhs.count]
  }
}
