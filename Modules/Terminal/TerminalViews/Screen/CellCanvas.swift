/// A part of a frame to draw on.
@MainActor
struct CellCanvas {
  let buffer: FrameBuffer
  /// The visible part. Nothing is drawn outside it.
  var clip: Rect

  /// Whether only a part of the frame is drawn again. Nothing outside it has to be.
  private(set) var isPart = false

  init(_ buffer: FrameBuffer) {
    self.buffer = buffer
    clip = Rect(origin: .zero, size: buffer.size)
  }

  /// - Parameters:
  ///   - buffer: The last frame.
  ///   - part: The part that is drawn again.
  init(_ buffer: FrameBuffer, part: Rect) {
    self.init(buffer)
    clip = clip.intersection(part)
    isPart = true
  }

  /// Returns whether nothing in a rectangle has to be drawn.
  func skips(_ rect: Rect) -> Bool { isPart && clip.intersection(rect).isEmpty }

  /// Returns the canvas with a smaller visible part.
  func clipped(to rect: Rect) -> CellCanvas {
    var canvas = self
    canvas.clip = clip.intersection(rect)
    return canvas
  }

  /// Draws one glyph. A wide glyph that would lose a column becomes a space.
  func put(_ glyph: Glyph, style: UInt16, x: Int, y: Int) {
    guard glyph.width > 0, y >= clip.minY, y < clip.maxY else { return }
    let left = max(x, clip.minX)
    let right = min(x + Int(glyph.width), clip.maxX)
    guard left < right else { return }
    repair(left: left, right: right, y: y)
    guard right - left == Int(glyph.width) else {
      for column in left..<right { buffer[column, y] = Cell(glyph: 0x20, style: style, width: 1) }
      return
    }
    buffer[x, y] = Cell(glyph: glyph.glyph, style: style, width: glyph.width)
    if glyph.width == 2 { buffer[x + 1, y] = .continuation(style: style) }
  }

  /// Draws glyphs one after the other.
  func put(_ glyphs: some Sequence<Glyph>, style: UInt16, x: Int, y: Int) {
    var x = x
    for glyph in glyphs {
      put(glyph, style: style, x: x, y: y)
      x += Int(glyph.width)
    }
  }

  /// Draws one line of text, which must be safe for a terminal.
  func put(_ text: String, style: CellStyle, x: Int, y: Int) {
    put(Glyph.all(of: text, buffer.palette), style: buffer.palette.number(of: style), x: x, y: y)
  }

  /// Fills a rectangle with spaces.
  func fill(_ rect: Rect, style: CellStyle) {
    let rect = rect.intersection(clip)
    guard !rect.isEmpty, style.background != .clear else { return }
    let blank = Cell(glyph: 0x20, style: buffer.palette.number(of: style), width: 1)
    for y in rect.minY..<rect.maxY {
      repair(left: rect.minX, right: rect.maxX, y: y)
      for x in rect.minX..<rect.maxX { buffer[x, y] = blank }
    }
  }

  /// Changes the style of cells that are already drawn.
  func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(clip)
    guard !rect.isEmpty else { return }
    var known: [UInt16: UInt16] = [:]
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let old = buffer[x, y].style
        if let new = known[old] {
          buffer[x, y].style = new
          continue
        }
        var style = buffer.palette.style(old)
        change(&style)
        let new = buffer.palette.number(of: style)
        known[old] = new
        buffer[x, y].style = new
      }
    }
  }

  /// Replaces the other half of wide glyphs that are about to be partly overwritten.
  private func repair(left: Int, right: Int, y: Int) {
    if left > 0, buffer[left, y].width == 0 {
      buffer[left - 1, y] = Cell(glyph: 0x20, style: buffer[left - 1, y].style, width: 1)
    }
    if right < buffer.size.width, buffer[right, y].width == 0 {
      buffer[right, y] = Cell(glyph: 0x20, style: buffer[right, y].style, width: 1)
    }
  }
}

/// The glyph of a character and its number of columns.
struct Glyph: Hashable, Sendable {
  var glyph: UInt32
  var width: UInt8

  static let space = Glyph(glyph: 0x20, width: 1)
  static let newline = Glyph(glyph: 0x0A, width: 0)
  static let ellipsis = Glyph(glyph: 0x2026, width: 1)
  /// A light shade.
  static let placeholder = Glyph(glyph: 0x2591, width: 1)

  /// Returns the glyphs of a text, without those of zero width except line feeds.
  @MainActor
  static func all(of text: String, _ palette: CellPalette) -> [Glyph] {
    if let glyphs = plain(text) { return glyphs }
    return text.compactMap { character in
      if character == "\n" { return .newline }
      let width = TextWidth.of(character)
      guard width > 0 else { return nil }
      return Glyph(glyph: palette.glyph(of: character), width: UInt8(min(width, 2)))
    }
  }

  /// Returns the glyphs of a text if it is a line of ASCII.
  private static func plain(_ text: String) -> [Glyph]? {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    return text.utf8.map { Glyph(glyph: UInt32($0), width: 1) }
  }
}

extension [Glyph] {
  /// A bar for each word, as long as the word.
  var redacted: [Glyph] {
    flatMap { glyph in
      glyph == .newline || glyph == .space
        ? [glyph] : Array(repeating: .placeholder, count: Int(glyph.width))
    }
  }
  /// Spaces, as long as the text.
  var blank: [Glyph] {
    flatMap { $0 == .newline ? [$0] : Array(repeating: .space, count: Int($0.width)) }
  }
}
