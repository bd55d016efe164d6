import Foundation
import TerminalUI

/// A terminal that displays the output of ``ScreenWriter`` and records doubtful output.
///
/// It is strict if terminals differ. The remaining half of an overwritten wide glyph is shown as U+FFFD.
/// Unknown sequences and wrapped glyphs are recorded in ``problems``.
package struct TerminalEmulator {
  /// A cell of the display.
  package struct Cell: Equatable {
    package var text: String
    package var width: Int
    package var style: CellStyle

    package init(text: String = " ", width: Int = 1, style: CellStyle = CellStyle()) {
      self.text = text
      self.width = width
      self.style = style
    }
  }

  package let size: Size
  package private(set) var cells: [Cell]
  package private(set) var cursor = Point.zero
  /// The private modes that are set: 25 is the visible cursor, 2026 a synchronized update.
  package private(set) var modes: Set<Int> = [7, 25]
  /// The modes of the kitty keyboard protocol that have been pushed for the alternate screen.
  package private(set) var keyModes: [Int] = []
  /// The number of synchronized updates.
  package private(set) var updates = 0
  /// The received commands of the kitty graphics protocol, without their delimiters.
  package private(set) var graphics: [String] = []
  /// The received queries, which are never answered.
  package private(set) var queries: [String] = []
  package private(set) var problems: [String] = []
  /// The title of the window.
  package private(set) var title = ""
  /// The titles kept for later.
  private var titles: [String] = []
  /// The text last copied; `nil` if there is none.
  package private(set) var clipboard: String?
  package var pen = CellStyle()
  /// Whether erased cells get the background of the pen (BCE), as in most terminals.
  package var erasesWithPen = true
  private var mustWrap = false
  /// The rows between the margins, within which lines are inserted and deleted.
  private var margins: Range<Int>
  /// The columns between the margins at the left and right (private mode 69).
  private var columnMargins: Range<Int>
  /// The glyph that was written last, which can be repeated; `nil` after anything else.
  private var lastGlyph: Character?

  package init(size: Size) {
    self.size = size
    margins = 0..<size.height
    columnMargins = 0..<size.width
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  package var isCursorVisible: Bool { modes.contains(25) }
  package var isUpdating: Bool { modes.contains(2026) }

  /// The rows as text, without trailing spaces.
  package var lines: [String] {
    (0..<size.height).map { y in
      var line = cells[y * size.width..<(y + 1) * size.width].map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  package subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  package mutating func write(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.first {
      switch scalar.value {
      case 0x1B: takeSequence(&scalars)
      case 0x00..<0x20, 0x7F..<0xA0:
        control(scalar)
        scalars = scalars.dropFirst()
      default:
        let run = scalars.prefix { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        var text = ""
        text.unicodeScalars.append(contentsOf: run)
        for character in text { put(character) }
        lastGlyph = text.last
        scalars = scalars.dropFirst(run.count)
      }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    mustWrap = false
    lastGlyph = nil
    switch scalar {
    case "\r": cursor.x = 0
    case "\n":
      if cursor.y == size.height - 1 { problems.append("scrolled") }
      cursor.y = min(cursor.y + 1, size.height - 1)
    case "\u{18}": break
    case "\u{8}": cursor.x = max(0, cursor.x - 1)
    default: problems.append("control \(scalar.value)")
    }
  }

  private mutating func put(_ character: Character) {
    let width = TextWidth.of(character)
    if width == 0 || mustWrap || cursor.x + width > size.width {
      problems.append("\(character.debugDescription) at \(cursor)")
      return
    }
    for x in cursor.x..<cursor.x + width { breakGlyph(at: x) }
    let start = cursor.y * size.width + cursor.x
    cells[start] = Cell(text: String(character), width: width, style: pen)
    if width == 2 { cells[start + 1] = Cell(text: "", width: 0, style: pen) }
    mustWrap = cursor.x + width == size.width
    cursor.x = min(cursor.x + width, size.width - 1)
  }

  /// Marks the remaining half of a wide glyph after one of its columns is overwritten.
  private mutating func breakGlyph(at x: Int) {
    let index = cursor.y * size.width + x
    let other: Int
    switch cells[index].width {
    case 2: other = index + 1
    case 0: other = index - 1
    default: return
    }
    cells[other] = Cell(text: "\u{FFFD}", width: 1, style: cells[other].style)
    cells[index] = Cell(text: "\u{FFFD}", width: 1, style: cells[index].style)
  }

  fileprivate mutating func erase(_ range: Range<Int>) {
    if let first = range.first, cells[first].width == 0 { breakGlyph(at: first % size.width) }
    for index in range { cells[index] = erased }
  }

  private var erased: Cell { Cell(style: CellStyle(background: erasesWithPen ? pen.background : nil)) }

  mutating func report(_ text: String) { problems.append(text) }
}

// MARK: - Sequences

extension TerminalEmulator {
  private mutating func takeSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    let introducer = scalars.dropFirst().first
    scalars = scalars.dropFirst(2)
    let repeated = lastGlyph
    lastGlyph = nil
    switch introducer {
    case "[":
      let parameters = scalars.prefix { $0.value < 0x40 }
      scalars = scalars.dropFirst(parameters.count)
      let final = scalars.popFirst()
      if final == "b" { return put(repeated, times: Int(parameters.map(String.init).joined()) ?? 1) }
      perform(parameters.map(String.init).joined(), final.map(String.init) ?? "end")
    case "]", "_":
      guard let end = scalars.indices.first(where: { scalars[$0] == "\u{1B}" }) else {
        report("a string without an end")
        return scalars.removeAll()
      }
      let text = scalars[..<end].map(String.init).joined()
      scalars = scalars[(end + 1)...]
      if scalars.popFirst() != "\\" { report("a string that is not ended by ST") }
      introducer == "]" ? command(text) : graphics.append(text)
    case "\\": break
    case "M":
      if cursor.y == 0 { report("scrolled") }
      (cursor.y, mustWrap) = (max(0, cursor.y - 1), false)
    default: report("ESC \(introducer.map(String.init) ?? "end")")
    }
  }

  /// Repeats the glyph before the sequence.
  private mutating func put(_ glyph: Character?, times: Int) {
    guard let glyph, TextWidth.of(glyph) == 1 else { return report("a repetition without a glyph") }
    for _ in 0..<times { put(glyph) }
  }

  private mutating func command(_ text: String) {
    // The question for the color of the background shows nothing.
    if text == "11;?" { return }
    if text.hasPrefix("2;") {
      title = String(text.dropFirst(2))
      return
    }
    if text.hasPrefix("52;c;") {
      clipboard = Data(base64Encoded: String(text.dropFirst(5))).map { String(decoding: $0, as: UTF8.self) }
      return
    }
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return report("OSC \(text)") }
    pen.link = parts[2].isEmpty ? nil : String(parts[2])
  }

  private mutating func perform(_ parameters: String, _ final: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if final != "m", final != "l", final != "h" { mustWrap = false }
    switch (final, parameters) {
    case ("m", _): SelectGraphicRendition.apply(numbers, to: &self)
    case ("A", _): move(to: cursor.x, cursor.y - count)
    case ("B", _): move(to: cursor.x, cursor.y + count)
    case ("C", _): move(to: cursor.x + count, cursor.y)
    case ("D", _): move(to: cursor.x - count, cursor.y)
    case ("G", _): move(to: count - 1, cursor.y)
    case ("H", _): move(to: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, count - 1)
    case ("J", "2"): erase(0..<cells.count)
    case ("K", ""): erase(cursor.y * size.width + cursor.x..<(cursor.y + 1) * size.width)
    case ("r", _): setMargins(numbers)
    case ("s", _) where modes.contains(69): setColumnMargins(numbers)
    case ("L", _): scroll(by: -count)
    case ("M", _): scroll(by: count)
    case ("T", _): scroll(margins, by: -count)
    case ("S", _): scroll(margins, by: count)
    case ("h", _) where parameters.hasPrefix("?"): set(mode: Int(parameters.dropFirst()) ?? 0)
    case ("l", _) where parameters.hasPrefix("?"): reset(mode: Int(parameters.dropFirst()) ?? 0)
    case ("t", "22;0"): titles.append(title)
    case ("t", "23;0"): title = titles.popLast() ?? title
    case ("p", "?2026$"), ("p", "?69$"), ("c", ""), ("n", "6"), ("u", "?"): queries.append(parameters + final)
    case ("u", _) where parameters.hasPrefix(">") && modes.contains(1049):
      keyModes.append(Int(parameters.dropFirst()) ?? 0)
    case ("u", "<") where modes.contains(1049): _ = keyModes.popLast()
    default: report("CSI \(parameters)\(final)")
    }
  }

  private mutating func setMargins(_ numbers: [Int]) {
    let top = max(1, numbers.first ?? 1)
    let bottom = numbers.count > 1 ? numbers[1] : size.height
    guard top < bottom || size.height < 2, bottom <= size.height else {
      return report("margins \(top) to \(bottom)")
    }
    (margins, cursor) = (top - 1..<bottom, .zero)
  }

  private mutating func setColumnMargins(_ numbers: [Int]) {
    let (left, right) = (max(1, numbers.first ?? 1), numbers.count > 1 ? numbers[1] : size.width)
    guard left < right, right <= size.width else { return report("margins \(left) to \(right)") }
    (columnMargins, cursor) = (left - 1..<right, .zero)
  }

  /// Deletes lines at the cursor, or inserts them if the distance is negative.
  private mutating func scroll(by distance: Int) {
    guard margins.contains(cursor.y), columnMargins.contains(cursor.x) else {
      return report("a line outside of the margins")
    }
    scroll(cursor.y..<margins.upperBound, by: distance)
    cursor.x = 0
  }

  /// Moves the cells of rows up, or down if the distance is negative.
  private mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    let old = cells
    for y in rows {
      let ends = [columnMargins.lowerBound, columnMargins.upperBound].filter { $0 < size.width }
      if ends.contains(where: { old[y * size.width + $0].width == 0 }) { report("a cut glyph in row \(y)") }
      for x in columnMargins {
        cells[y * size.width + x] =
          rows.contains(y + distance)
          ? old[(y + distance) * size.width + x] : erased
      }
    }
  }

  private mutating func set(mode: Int) {
    if mode == 1049, modes.insert(1049).inserted { erase(0..<cells.count) }
    modes.insert(mode)
  }

  private mutating func reset(mode: Int) {
    if modes.remove(mode) != nil, mode == 2026 { updates += 1 }
    if mode == 69 { columnMargins = 0..<size.width }
    if mode == 1049 { erase(0..<cells.count) }
  }

  private mutating func move(to x: Int, _ y: Int) {
    if !(0..<size.width).contains(x) || !(0..<size.height).contains(y) { report("moved to \(x), \(y)") }
    cursor = Point(x: min(max(x, 0), size.width - 1), y: min(max(y, 0), size.height - 1))
  }
}
