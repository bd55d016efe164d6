/// The node of a text.
final class TextNode: _Node<Text> {
  override var isInert: Bool { true }
  private var content = StyledGlyphs()
  private var wrapped: (width: Int, limit: Int?, lines: [Range<Int>])?

  override init(_ view: Text, _ context: _NodeContext) {
    super.init(view, context)
    prepare()
  }

  override func update(_ view: Text, _ environment: EnvironmentValues) {
    guard view != self.view || environment.id != self.environment.id else { return }
    super.update(view, environment)
    prepare()
  }

  private func prepare() {
    wrapped = nil
    content = StyledGlyphs(view, environment.style, graph.palette)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, width <= 1, content.width > width { return Size(width: width, height: 1) }
    let lines = lines(width: proposal.width ?? ProposedSize.unbounded)
    let width = lines.reduce(0) { max($0, content.width(of: $1)) }
    let height = proposal.height.map { min($0, lines.count) } ?? lines.count
    // If the text is cut off at the bottom, its last line may use the whole width up to and including the ellipsis.
    let isCut = lines.prefix(max(height, 1)).last.map { content.hasText(after: $0.upperBound) } ?? false
    let whole = isCut ? min(proposal.width ?? ProposedSize.unbounded, content.width + 1) : width
    return Size(width: max(width, whole), height: max(height, 1))
  }

  private func lines(width: Int) -> [Range<Int>] {
    let limit = environment.lineLimit
    if let wrapped, wrapped.width == width, wrapped.limit == limit { return wrapped.lines }
    var lines = content.wrapped(to: width)
    if let limit, lines.count > limit { lines.removeLast(lines.count - max(1, limit)) }
    wrapped = (width, limit, lines)
    return lines
  }

  override func paint(_ canvas: Canvas) {
    guard frame.width > 0, frame.height > 0 else { return }
    let lines = lines(width: frame.width)
    for (index, line) in lines.prefix(frame.height).enumerated() {
      let isLast = index == min(lines.count, frame.height) - 1
      let isCut = isLast && content.hasText(after: line.upperBound)
      if isCut || content.width(of: line) > frame.width {
        content.paintTruncated(
          from: line.lowerBound,
          width: frame.width,
          at: frame.minX,
          frame.minY + index,
          canvas
        )
      } else {
        let offset = environment.multilineTextAlignment.offset(content.width(of: line), in: frame.width)
        content.paint(line, at: frame.minX + offset, frame.minY + index, canvas)
      }
    }
  }
}

/// Text as glyphs, each with its style.
struct StyledGlyphs {
  private(set) var glyphs: [Glyph] = []
  private var styles: [UInt16] = []
  /// The number of columns of the longest line.
  private(set) var width = 0

  init() {}

  /// The glyphs of a text in a style.
  @MainActor
  init(_ text: Text, _ style: CellStyle, _ palette: CellPalette) {
    for run in text.runs { append(run.content.sanitizedLines, style: run.modify.applied(to: style), palette) }
  }

  @MainActor
  mutating func append(_ text: String, style: CellStyle, _ palette: CellPalette) {
    let number = palette.number(of: style)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { glyphs.append(.newline) }
      glyphs += Glyph.all(of: String(line), palette)
    }
    styles += Array(repeating: number, count: glyphs.count - styles.count)
    width = glyphs.split(separator: .newline).reduce(0) { max($0, $1.reduce(0) { $0 + Int($1.width) }) }
  }

  func width(of range: Range<Int>) -> Int { glyphs[range].reduce(0) { $0 + Int($1.width) } }

  /// Returns whether visible text follows an index.
  func hasText(after index: Int) -> Bool {
    glyphs[index...].contains { $0 != .newline && $0 != .space }
  }

  /// Returns the lines of at most `width` columns, broken at spaces, or within a word that is longer than a
  /// line.
  func wrapped(to width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    var lastSpace: Int?
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph == .newline {
        lines.append(start..<index)
        (start, used, lastSpace) = (index + 1, 0, nil)
      } else if used + Int(glyph.width) > width, index > start {
        if glyph == .space {
          lines.append(start..<index)
          start = index + 1
        } else if let space = lastSpace {
          lines.append(start..<space)
          start = space + 1
        } else {
          lines.append(start..<index)
          start = index
        }
        used = start <= index ? self.width(of: start..<min(index + 1, glyphs.count)) : 0
        lastSpace = start <= index ? glyphs[start...index].lastIndex(of: .space) : nil
      } else {
        if glyph == .space { lastSpace = index }
        used += Int(glyph.width)
      }
      index += 1
    }
    lines.append(min(start, glyphs.count)..<glyphs.count)
    return lines
  }

  @MainActor
  func paint(_ range: Range<Int>, at x: Int, _ y: Int, _ canvas: Canvas) {
    var x = x
    for index in range {
      canvas.put(glyphs[index], style: styles[index], x: x, y: y)
      x += Int(glyphs[index].width)
    }
  }

  /// Paints as much of the text as leaves room for an ellipsis.
  @MainActor
  func paintTruncated(from start: Int, width: Int, at x: Int, _ y: Int, _ canvas: Canvas) {
    var x = x
    var left = width
    var index = start
    while index < glyphs.count, glyphs[index] != .newline, left - Int(glyphs[index].width) >= 1 {
      canvas.put(glyphs[index], style: styles[index], x: x, y: y)
      x += Int(glyphs[index].width)
      left -= Int(glyphs[index].width)
      index += 1
    }
    if left > 0 { canvas.put(.ellipsis, style: styles[min(index, styles.count - 1)], x: x, y: y) }
  }
}
