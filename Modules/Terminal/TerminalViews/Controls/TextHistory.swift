/// The earlier texts of a field, and those that were undone. What is typed of a word is one step, and so are characters
/// deleted one after the other.
struct TextHistory {
  struct Entry {
    let text: String
    let cursor: Int
  }

  private enum Step: Equatable {
    case typing(next: Int)
    case deleting(next: Int)
  }

  private var earlier: [Entry] = []
  private var later: [Entry] = []
  /// The step that the next key may continue.
  private var step: Step?

  /// Records the text before a part of it is replaced.
  ///
  /// - Parameters:
  ///   - old: The text before, and the cursor in it.
  ///   - range: The part.
  ///   - new: The text in its place.
  mutating func record(_ old: Entry, replacing range: Range<Int>, with new: String) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let previous = step
    var continues = false
    if range.isEmpty, new.count == 1 {
      let beginsWord = old.text.prefix(range.lowerBound).last?.isWhitespace == true && new != " "
      continues = previous == .typing(next: range.lowerBound) && !beginsWord
      step = .typing(next: range.lowerBound + 1)
    } else if range.count == 1, new.isEmpty {
      continues = [.deleting(next: range.lowerBound), .deleting(next: range.upperBound)].contains(previous)
      step = .deleting(next: range.lowerBound)
    } else {
      step = nil
    }
    later = []
    if continues { return }
    earlier.append(old)
    if earlier.count > 100 { earlier.removeFirst() }
  }

  /// Returns the text that a key brings back; `nil` if it is another key, or if there is none.
  ///
  /// - Parameters:
  ///   - key: The key: Control-_, which most terminals also send for Control-/, or Control-Y.
  ///   - current: The text now, and the cursor in it.
  mutating func entry(for key: KeyPress, _ current: Entry) -> Entry? {
    switch (key.key, key.modifiers) {
    case ("_", .control), ("/", .control), ("-", [.control, .shift]):
      return Self.move(from: &earlier, to: &later, current, &step)
    case ("y", .control): return Self.move(from: &later, to: &earlier, current, &step)
    default: return nil
    }
  }

  private static func move(
    from entries: inout [Entry],
    to others: inout [Entry],
    _ current: Entry,
    _ step: inout Step?
  ) -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    others.append(current)
    step = nil
    return entry
  }
}
