#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A writer that makes a terminal show one frame after another with few bytes.
///
/// It remembers the last frame and writes only the cells that differ. Frames with the same palette are
/// compared by the numbers in their cells. A different palette, size or color depth causes a full repaint.
@MainActor
final class ScreenWriter {
  // Nothing that is called during an access to one of these uses the same one. The accesses aren't checked at run time,
  // because each cell makes several.
  private var shown: [Cell] = []
  private var pens: [Pen] = []
  /// Whether each cluster of the palette may be written.
  private var areDrawable: [Bool] = []
  var output = TerminalOutput()
  /// The changed cells of the frame that is being written.
  var runs: [CellRun] = []
  private var before: [Cell] = []
  /// The cells of the row that is being written.
  private(set) var after: [Cell] = []

  private var size = Size.zero
  private var palette: CellPalette?
  private var colors = ColorDepth.none
  private var isValid = false
  private var isCursorShown = true
  private var isUpdating = false

  /// For each style of the palette, the first one with which a space looks the same.
  private var spaceStyles: [UInt16] = []
  private var links: [String] = []
  private var linkNumbers: [String: UInt32] = [:]

  /// The colors that the named ones stand for; `nil` for those of the user's palette.
  var theme: ScreenTheme? {
    didSet {
      guard theme != oldValue else { return }
      palette = nil
      invalidate()
    }
  }

  /// Whether the terminal draws pictures with the kitty graphics protocol.
  var drawsPictures = false {
    didSet { if drawsPictures != oldValue { invalidate() } }
  }
  private var pictures = KittyGraphics()

  /// Whether the terminal has margins at the left and right (private mode 69), so that a part of its columns scrolls.
  var hasColumnMargins = false

  /// Whether the terminal repeats a glyph on command (REP).
  var repeatsGlyphs: Bool {
    get { output.repeatsGlyphs }
    set { output.repeatsGlyphs = newValue }
  }

  /// Makes the next frame be written in full, because the screen's content is unknown.
  func invalidate() { isValid = false }

  /// Returns the bytes that make the terminal show a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame to show. Half a wide glyph is shown as a space.
  ///   - colors: The colors that the terminal can show.
  ///   - synchronized: Whether the terminal supports synchronized output (private mode 2026).
  /// - Returns: The bytes; empty if the terminal already shows the frame.
  /// - Complexity: O(*n*) in the number of cells, and fast for unchanged rows.
  func write(_ frame: FrameBuffer, colors: ColorDepth, synchronized: Bool) -> [UInt8] {
    output.removeAll()
    isUpdating = false
    let isRepaint = !isValid || frame.size != size || frame.palette !== palette || colors != self.colors
    if isRepaint { beginRepaint(frame, colors: colors, synchronized: synchronized) }
    updatePalette()
    if isRepaint {
      writeRows(of: frame, synchronized: synchronized, isRepaint: true)
    } else {
      writeChanges(of: frame, synchronized: synchronized)
    }
    if drawsPictures, !pictures.shows(frame.images, on: size) {
      beginUpdate(synchronized: synchronized)
      pictures.show(frame.images, on: size, &output)
    }
    placeCursor(frame.cursor, synchronized: synchronized)
    if isUpdating, synchronized { output.append("\u{1B}[?2026l") }
    return output.bytes
  }

  /// Writes the rows that differ, by row or by run, whichever takes fewer bytes.
  private func writeRows(of frame: FrameBuffer, synchronized: Bool, isRepaint: Bool) {
    let width = size.width
    let (start, wasUpdating, wasCursorShown) = (output, isUpdating, isCursorShown)
    runs.removeAll(keepingCapacity: true)
    for y in 0..<size.height where !isUnchanged(row: y, of: frame) {
      let row = y * width..<(y + 1) * width
      Self.normalize(shown[row], spaceStyles, into: &before)
      prepare(row: y, of: frame)
      write(row: y, synchronized: synchronized)
      shown.replaceSubrange(row, with: frame.cells[row])
    }
    guard !isRepaint, canWriteRuns else { return }
    let byRow = output
    (output, isUpdating, isCursorShown) = (start, wasUpdating, wasCursorShown)
    beginUpdate(synchronized: synchronized)
    writeRuns(of: frame)
    if output.bytes.count >= byRow.bytes.count { output = byRow }
  }

  private func beginRepaint(_ frame: FrameBuffer, colors: ColorDepth, synchronized: Bool) {
    if palette !== frame.palette || colors != self.colors {
      pens.removeAll(keepingCapacity: true)
      spaceStyles.removeAll(keepingCapacity: true)
      areDrawable.removeAll(keepingCapacity: true)
      links.removeAll(keepingCapacity: true)
      linkNumbers.removeAll(keepingCapacity: true)
    }
    (size, palette, self.colors, isValid) = (frame.size, frame.palette, colors, true)
    output.canvas = Pen(canvasOf: theme, colors: colors)
    shown = Array(repeating: canErase ? .blank : .unknown, count: size.width * size.height)
    before = Array(repeating: .blank, count: size.width)
    after = before
    beginUpdate(synchronized: synchronized)
    output.reset()
    output.append("\u{1B}[?25l\u{1B}[2J")
    isCursorShown = false
    if drawsPictures { pictures.reset(&output) }
  }

  /// Whether an erased cell is a blank one. On a painted screen it may not be: some terminals erase in their own color.
  private var canErase: Bool { output.canvas == .plain }

  /// Begins an update, unless one has begun.
  private func beginUpdate(synchronized: Bool) {
    guard !isUpdating else { return }
    isUpdating = true
    if synchronized {
      output.append("\u{1B}[?2026h")
    } else if isCursorShown {
      output.append("\u{1B}[?25l")
      isCursorShown = false
    }
  }

  /// The most bytes that arrive at a terminal almost at once: Linux passes on two parts of 2 KiB, one right after the other.
  private static let bytesAtOnce = 4_096

  /// Moves rows if that saves bytes, and writes those that differ then.
  private func writeChanges(of frame: FrameBuffer, synchronized: Bool) {
    let start = synchronized || hasColumnMargins ? nil : (output, isUpdating, isCursorShown, shown)
    let hasMoved = scroll(to: frame, synchronized: synchronized)
    writeRows(of: frame, synchronized: synchronized, isRepaint: false)
    // What is beside a list moves with whole rows. In a long frame it would be seen to jump, so the rows stay.
    guard let start, hasMoved, output.bytes.count > Self.bytesAtOnce else { return }
    (output, isUpdating, isCursorShown, shown) = start
    writeRows(of: frame, synchronized: synchronized, isRepaint: false)
  }

  /// Moves rows if that saves bytes. Terminals differ in how they move pictures, so rows stay if any are shown.
  ///
  /// - Returns: Whether rows were moved.
  private func scroll(to frame: FrameBuffer, synchronized: Bool) -> Bool {
    // The rows that come in have the background of the pen, or that of the terminal.
    let incoming = canErase ? Cell.blank : .unknown
    guard pictures.isEmpty,
      let move = RowScroll.best(
        from: shown,
        to: frame.cells,
        size: size,
        hasColumnMargins: hasColumnMargins,
        incoming: incoming
      )
    else { return false }
    // A row that only loses the background of the selection would be seen to be blank.
    guard synchronized || move.rows.count > 2 * abs(move.distance) else { return false }
    beginUpdate(synchronized: synchronized)
    if canErase || !synchronized, !output.pen.drawsSpacesBlank { output.use(.plain) { _ in "" } }
    output.scroll(move.rows, hasColumnMargins ? move.columns : nil, by: move.distance)
    move.apply(to: &shown, width: size.width, incoming: incoming)
    return true
  }

  private func placeCursor(_ place: Point?, synchronized: Bool) {
    guard let place, Rect(origin: .zero, size: size).contains(place) else {
      if isCursorShown {
        output.append("\u{1B}[?25l")
        isCursorShown = false
      }
      return
    }
    output.move(to: place.x, place.y)
    if !isCursorShown {
      output.append("\u{1B}[?25h")
      isCursorShown = true
    }
  }
}

// MARK: - Rows

extension ScreenWriter {
  private func isUnchanged(row y: Int, of frame: FrameBuffer) -> Bool {
    let start = y * size.width
    return shown.withUnsafeBufferPointer { shown in
      frame.cells.withUnsafeBufferPointer { cells in
        guard let one = shown.baseAddress, let other = cells.baseAddress else { return true }
        // A cell is eight bytes without padding, so equal cells are equal bytes.
        return memcmp(one + start, other + start, size.width * MemoryLayout<Cell>.stride) == 0
      }
    }
  }

  /// Gets the cells of a row that is to be written.
  func prepare(row y: Int, of frame: FrameBuffer) {
    Self.normalize(frame.cells[y * size.width..<(y + 1) * size.width], spaceStyles, into: &after)
  }

  /// Writes the cells of a row that differ. This is enough: if one side of a change is a wide glyph, both of
  /// its columns differ.
  private func write(row y: Int, synchronized: Bool) {
    let width = size.width
    var last = width - 1
    while last >= 0, before[last] == after[last] { last -= 1 }
    var blankStart = width
    while blankStart > 0, isBlank(after[blankStart - 1]) { blankStart -= 1 }
    var x = 0
    while x <= last {
      let cell = after[x]
      guard before[x] != cell, cell.width > 0 else {
        x += 1
        continue
      }
      beginUpdate(synchronized: synchronized)
      if canErase, x >= blankStart, last - x >= 3 {
        noteErasure(from: x, y)
        return eraseRow(from: x, y)
      }
      note(cell, at: x, y)
      moveCursor(to: x, y)
      put(cell)
      x += Int(cell.width)
    }
  }

  /// Erases a row from a column on.
  func eraseRow(from x: Int, _ y: Int) {
    output.move(to: x, y)
    if !output.pen.drawsSpacesBlank { output.use(.plain) { _ in "" } }
    output.append("\u{1B}[K")
  }

  private func isBlank(_ cell: Cell) -> Bool {
    cell.glyph == 0x20 && cell.width == 1 && pen(cell.style).drawsSpacesBlank
  }

  func put(_ cell: Cell) {
    if !matches(cell, output.pen) { output.use(pen(cell.style)) { links[Int($0) - 1] } }
    let width = Int(cell.width)
    let cluster = Int(cell.glyph & ~Cell.clusterBit)
    if cell.glyph & Cell.clusterBit == 0, Self.isDrawable(cell.glyph) {
      output.put(cell.glyph, width: width, edge: size.width)
    } else if cell.glyph & Cell.clusterBit != 0, cluster < areDrawable.count, areDrawable[cluster] {
      output.put(cluster: palette?.clusters[cluster] ?? " ", width: width, edge: size.width)
    } else {
      for _ in 0..<width { output.put(0x20, width: 1, edge: size.width) }
    }
  }
}

// MARK: - Pens

extension ScreenWriter {
  /// Adds what is new in the palette.
  private func updatePalette() {
    guard let palette else { return }
    for cluster in palette.clusters[min(areDrawable.count, palette.clusters.count)...] {
      areDrawable.append(cluster.unicodeScalars.allSatisfy { Self.isHarmless($0) })
    }
    guard pens.count < palette.styles.count else { return }
    for style in palette.styles[pens.count...] {
      let pen = Pen(style, colors: colors, link: number(ofLink: style.link), theme: theme)
      spaceStyles.append(UInt16(pens.firstIndex { $0.drawsSpaces(like: pen) } ?? pens.count))
      pens.append(pen)
    }
  }

  func pen(_ style: UInt16) -> Pen { Int(style) < pens.count ? pens[Int(style)] : .plain }

  private func number(ofLink link: String?) -> UInt32 {
    guard let address = link.flatMap(Self.address) else { return 0 }
    if let number = linkNumbers[address] { return number }
    links.append(address)
    let number = UInt32(links.count)
    linkNumbers[address] = number
    return number
  }
}
