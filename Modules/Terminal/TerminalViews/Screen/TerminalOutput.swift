/// Bytes for a terminal, with the terminal's state after reading them.
struct TerminalOutput {
  private(set) var bytes: [UInt8] = []
  /// The position of the cursor. The column is unknown after a glyph whose width varies between terminals. It
  /// is also unknown at the right edge, because only some terminals hold the cursor back there.
  private(set) var column: Int?
  private(set) var row: Int?
  private(set) var pen = Pen.plain
  /// The colors of cells where a pen has none: those of the terminal, or of the theme.
  var canvas = Pen.plain
  /// Whether the terminal repeats a glyph on command (REP).
  var repeatsGlyphs = false
  /// Whether margins at the left and right are allowed (private mode 69). It is left on, because that takes 12 bytes of each
  /// scroll. What leaves the screen turns it off.
  private var allowsColumnMargins = false
  /// The equal glyphs that were written last, and their bytes.
  private var equal = (glyph: UInt32(0), count: 0, bytes: 0..<0)
  private var scratch: [UInt8] = []
  private var otherScratch: [UInt8] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    equal = (0, 0, 0..<0)
  }

  /// Resets the pen and marks the cursor position as unknown.
  mutating func reset() {
    (column, row) = (nil, nil)
    // Terminals differ in what becomes of the margins if the size changes.
    if allowsColumnMargins { append("\u{1B}[?69l") }
    allowsColumnMargins = false
    append("\u{1B}[m\u{1B}]8;;\u{1B}\\")
    pen = .plain
    guard canvas != .plain else { return }
    // What is erased gets the color of the pen.
    append("\u{1B}[")
    canvas.appendWhole(to: &bytes)
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Marks the cursor position as unknown.
  mutating func forgetCursor() { (column, row) = (nil, nil) }

  // MARK: Cursor

  /// Moves the cursor by the shortest sequence.
  mutating func move(to x: Int, _ y: Int) {
    let start = bytes.count
    if column != x || row == nil { moveInRow(to: x) }
    if let row { moveInColumn(from: row, to: y) }
    if row == nil || row != y && bytes.count - start >= Self.lengthOfAddress(x, y) {
      bytes.removeLast(bytes.count - start)
      append("\u{1B}[")
      if y > 0 || x > 0 { bytes.append(number: y + 1) }
      if x > 0 {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(number: x + 1)
      }
      append("H")
    }
    (column, row) = (x, y)
  }

  /// Returns the number of bytes that move the cursor to a place from anywhere.
  private static func lengthOfAddress(_ x: Int, _ y: Int) -> Int {
    let row = y > 0 || x > 0 ? digits(y + 1) : 0
    return 3 + row + (x > 0 ? 1 + digits(x + 1) : 0)
  }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : 1 + digits(number / 10) }

  private mutating func moveInColumn(from row: Int, to y: Int) {
    let distance = y - row
    if 0..<5 ~= distance {
      // In raw mode a line feed only moves down.
      for _ in 0..<distance { append("\n") }
    } else if distance == -1 {
      // A reverse line feed. In the first row, where it would scroll, no move begins.
      append("\u{1B}M")
    } else {
      sequence(abs(distance), distance > 0 ? "B" : "A")
    }
  }

  private mutating func moveInRow(to x: Int) {
    guard x > 0 else { return append("\r") }
    guard let column else { return sequence(x + 1, "G") }
    let distance = abs(x - column)
    if x < column, distance <= 3 {
      for _ in 0..<distance { append("\u{8}") }
    } else if distance <= x + 1 {
      sequence(distance, x > column ? "C" : "D")
    } else {
      sequence(x + 1, "G")
    }
  }

  /// Appends a control sequence with one number, which is omitted if it is 1.
  private mutating func sequence(_ number: Int, _ final: StaticString) {
    append("\u{1B}[")
    if number != 1 { bytes.append(number: number) }
    append(final)
  }

  /// Moves rows up, or down if the distance is negative. The rows that come in are blank.
  ///
  /// Lines are deleted or inserted within margins, because not all terminals scroll by command. Those with margins at
  /// the left and right do.
  ///
  /// - Parameter columns: The columns that move; `nil` for all of them. Others need margins at the left and right.
  mutating func scroll(_ rows: Range<Int>, _ columns: Range<Int>?, by distance: Int) {
    if let columns {
      if !allowsColumnMargins { append("\u{1B}[?69h") }
      allowsColumnMargins = true
      sequence(columns, "s")
    }
    sequence(rows, "r")
    if columns == nil {
      append("\u{1B}[")
      bytes.append(number: rows.lowerBound + 1)
      append("H")
      sequence(abs(distance), distance > 0 ? "M" : "L")
    } else {
      sequence(abs(distance), distance > 0 ? "S" : "T")
    }
    append("\u{1B}[r")
    // Without numbers, the margins are the edges of the screen.
    if columns != nil { append("\u{1B}[s") }
    forgetCursor()
  }

  /// Appends a control sequence with the first and the last of some rows or columns.
  private mutating func sequence(_ range: Range<Int>, _ final: StaticString) {
    append("\u{1B}[")
    bytes.append(number: range.lowerBound + 1)
    append(";")
    bytes.append(number: range.upperBound)
    append(final)
  }

  // MARK: Pen

  /// Switches to a pen.
  ///
  /// - Parameters:
  ///   - next: The pen.
  ///   - address: Returns the address of a link.
  mutating func use(_ next: Pen, address: (UInt32) -> String) {
    if next.link != pen.link {
      if next.link == 0 {
        append("\u{1B}]8;;\u{1B}\\")
      } else {
        // The number identifies the parts of one link, such as those on different lines.
        append("\u{1B}]8;id=")
        bytes.append(number: Int(next.link))
        append(";")
        bytes.append(contentsOf: address(next.link).utf8)
        append("\u{1B}\\")
      }
      pen.link = next.link
    }
    guard next != pen else { return }
    prepareChange(from: pen, to: next)
    append("\u{1B}[")
    bytes.append(contentsOf: scratch)
    append("m")
    pen = next
  }

  /// Writes the parameters of the shortest change from one pen to another into the scratch.
  private mutating func prepareChange(from old: Pen, to next: Pen) {
    scratch.removeAll(keepingCapacity: true)
    let (old, next) = canvas == .plain ? (old, next) : (old.on(canvas), next.on(canvas))
    // A pen without colors and attributes needs no parameters.
    if next.foreground == 0, next.background == 0, next.attributes.isEmpty { return }
    next.appendChanges(from: old, to: &scratch)
    otherScratch.removeAll(keepingCapacity: true)
    next.appendWhole(to: &otherScratch)
    if otherScratch.count < scratch.count { swap(&scratch, &otherScratch) }
    // Pens with different links only have no parameters.
    if !scratch.isEmpty { scratch.removeLast() }
  }

  // MARK: Glyphs

  /// Writes one glyph.
  ///
  /// - Parameters:
  ///   - value: The scalar.
  ///   - width: The number of columns.
  ///   - edge: The width of the screen.
  mutating func put(_ value: UInt32, width: Int, edge: Int) {
    let start = bytes.count
    switch value {
    case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
    advance(by: width, edge: edge, isCertain: value < 0x1F000 || width == 1)
    if repeatsGlyphs, width == 1 { repeatGlyph(value, from: start) }
  }

  /// Replaces equal glyphs by one and the command to repeat it, if that is shorter.
  ///
  /// - Parameters:
  ///   - value: The scalar that was written last.
  ///   - start: The index of its first byte.
  private mutating func repeatGlyph(_ value: UInt32, from start: Int) {
    if equal.glyph != value || equal.bytes.upperBound != start { equal = (value, 0, start..<start) }
    equal.count += 1
    let (first, length, others) = (equal.bytes.lowerBound, bytes.count - start, equal.count - 1)
    if others * length > 3 + Self.digits(others) {
      bytes.removeLast(bytes.count - first - length)
      sequence(others, "b")
    }
    equal.bytes = first..<bytes.count
  }

  /// Writes a cluster of several scalars.
  mutating func put(cluster: String, width: Int, edge: Int) {
    bytes.append(contentsOf: cluster.utf8)
    advance(by: width, edge: edge, isCertain: false)
  }

  private mutating func advance(by width: Int, edge: Int, isCertain: Bool) {
    guard let start = column else { return }
    let next = start + width
    column = isCertain && next < edge ? next : nil
  }
}
