import Foundation

/// The node of a text.
final class TextNode: _Node<Text> {
  // Only a date that changes with the time has to be drawn by itself.
  override var isInert: Bool { !view.runs.contains { $0.date?.isLive == true } }
  private var content = StyledGlyphs()
  private var wrapped: (width: Int, limit: Int?, lines: [Range<Int>])?
  /// The color in motion. Few texts have one, so it is kept elsewhere.
  private var fading: FadingColor?

  override init(_ view: Text, _ context: _NodeContext) {
    super.init(view, context)
    prepare()
  }

  override func update(_ view: Text, _ environment: EnvironmentValues) {
    guard view != self.view || environment.id != self.environment.id else { return }
    let (old, value) = (ink, self.environment.contentTransition.value)
    super.update(view, environment)
    prepare()
    fade(from: old, value)
  }

  /// The color of the text, or of its beginning.
  private var ink: Color {
    (view.runs.first?.modify.applied(to: environment.style) ?? environment.style).foreground ?? .primary
  }

  /// Begins to change from another color, or from that of a change of a number.
  private func fade(from old: Color, _ value: Double?) {
    let (ink, transition) = (ink, environment.contentTransition)
    let color = ContentTransition.color(from: value, to: transition.value)
    guard color != nil || (ink != old && transition.isInterpolated), let animation = changeAnimation else {
      if ink != old { fading = nil }
      return
    }
    let fading = fading ?? FadingColor(old)
    fading.color.move(to: ink, animation, at: graph.motion.time, from: color)
    self.fading = fading
  }

  private func prepare() {
    wrapped = nil
    content = StyledGlyphs(view, environment, graph.palette)
  }

  override func refresh() {
    prepare()
    invalidateLayout()
  }

  override var spoken: Spoken? {
    guard !environment.isRedacted else { return Spoken("") }
    return Spoken(view.runs.map { $0.date == nil ? $0.content : $0.text(now: environment.now()) }.joined())
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, width <= 1, content.width > width { return Size(width: width, height: 1) }
    let lines = lines(width: proposal.width ?? ProposedSize.unbounded)
    let width = lines.reduce(0) { max($0, content.width(of: $1)) }
    let height = proposal.height.map { min($0, lines.count) } ?? lines.count
    // If the text is cut off at the bottom, its last line may use the whole width up to and including the ellipsis.
    let isCut = lines.prefix(max(height, 1)).last.map { content.hasText(after: $0.upperBound) } ?? false
    let whole = isCut ? min(proposal.width ?? ProposedSize.unbounded, content.width + 1) : width
    return Size(width: max(width, whole), height: max(height, environment.reservedLines))
  }

  private func lines(width: Int) -> [Range<Int>] {
    let limit = environment.lineLimit
    if let wrapped, wrapped.width == width, wrapped.limit == limit { return wrapped.lines }
    var lines = content.wrapped(to: width)
    if let limit, lines.count > limit { lines.removeLast(lines.count - max(1, limit)) }
    wrapped = (width, limit, lines)
    return lines
  }

  override func paint(_ canvas: CellCanvas) {
    guard frame.width > 0, frame.height > 0 else { return }
    let now = environment.now()
    for run in view.runs where run.date?.isLive == true {
      if let next = run.date?.nextChange(after: now) { graph.wake(self, at: next) }
    }
    let lines = lines(width: frame.width)
    for (index, line) in lines.prefix(frame.height).enumerated() {
      let isLast = index == min(lines.count, frame.height) - 1
      let isCut = isLast && content.hasText(after: line.upperBound)
      if isCut || content.width(of: line) > frame.width {
        content.paintTruncated(
          from: line.lowerBound,
          width: frame.width,
          environment.truncationMode,
          at: frame.minX,
          frame.minY + index,
          canvas
        )
      } else {
        let offset = environment.multilineTextAlignment.offset(content.width(of: line), in: frame.width)
        content.paint(line, at: frame.minX + offset, frame.minY + index, canvas)
      }
    }
    guard let fading, fading.color.isMoving(at: graph.motion.time) else { return }
    graph.motion.keepMoving(self, in: frame)
    canvas.fade(frame, fading.color, at: graph.motion.time)
  }

  /// Opens the link that was clicked on, such as one in Markdown. A ``Link`` is a button, which does it by itself.
  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, environment.isEnabled, !environment.isLink,
      view.runs.contains(where: { $0.modify.link != nil }),
      let url = link(at: event.location).flatMap(URL.init(string:))
    else { return .ignored }
    environment.openURL(url)
    return .handled
  }

  /// Returns the address of the link at a point of the screen.
  private func link(at point: Point) -> String? {
    let lines = lines(width: frame.width)
    let index = point.y - frame.minY
    guard lines.indices.contains(index) else { return nil }
    let line = lines[index]
    var x = frame.minX
    if content.width(of: line) <= frame.width {
      x += environment.multilineTextAlignment.offset(content.width(of: line), in: frame.width)
    }
    return content.style(in: line, at: point.x - x).flatMap { graph.palette.style($0).link }
  }
}

/// Text as glyphs, each with its style.
struct StyledGlyphs {
  private(set) var glyphs: [Glyph] = []
  private var styles: [UInt16] = []
  /// The number of columns of the longest line.
  private(set) var width = 0

  init() {}

  /// Creates the glyphs of a text in its environment.
  @MainActor
  init(_ text: Text, _ environment: EnvironmentValues, _ palette: CellPalette) {
    for run in text.runs {
      let content = run.date?.isLive == true ? run.text(now: environment.now()) : run.content
      append(
        content.sanitizedLines.cased(environment.textCase),
        style: run.modify.applied(to: environment.style),
        palette
      )
    }
    if environment.isRedacted {
      let style = CellStyle(foreground: .line, background: environment.style.background)
      glyphs = glyphs.redacted
      styles = Array(repeating: palette.number(of: style), count: glyphs.count)
    }
  }

  @MainActor
  mutating func append(_ text: String, style: CellStyle, _ palette: CellPalette) {
    let new = Glyph.all(of: text, palette)
    glyphs += style.foreground == .clear ? new.blank : new
    styles += Array(repeating: palette.number(of: style), count: glyphs.count - styles.count)
    var (x, longest) = (0, 0)
    for glyph in glyphs {
      x = glyph == .newline ? 0 : x + Int(glyph.width)
      longest = max(longest, x)
    }
    width = longest
  }

  /// The glyphs up to the first line break.
  var firstLine: Range<Int> { 0..<(glyphs.firstIndex(of: .newline) ?? glyphs.count) }

  /// Returns the style of the glyph at a column of a line; `nil` if there is none.
  func style(in line: Range<Int>, at column: Int) -> UInt16? {
    guard column >= 0 else { return nil }
    var left = column
    let index = line.first { index in
      left -= Int(glyphs[index].width)
      return left < 0
    }
    return index.map { styles[$0] }
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
  func paint(_ range: Range<Int>, at x: Int, _ y: Int, _ canvas: CellCanvas) {
    var x = x
    for index in range {
      canvas.put(glyphs[index], style: styles[index], x: x, y: y)
      x += Int(glyphs[index].width)
    }
  }

  /// Paints as much of the text, up to the end of its line, as leaves room for an ellipsis.
  @MainActor
  func paintTruncated(
    from start: Int,
    width: Int,
    _ mode: Text.TruncationMode = .tail,
    at x: Int,
    _ y: Int,
    _ canvas: CellCanvas
  ) {
    let end = glyphs[start...].firstIndex(of: .newline) ?? glyphs.count
    let room = width - 1
    guard room >= 0, !styles.isEmpty else { return }
    let before = mode == .tail ? room : mode == .head ? 0 : (room + 1) / 2
    let head = prefix(of: start..<end, width: before)
    let used = self.width(of: head)
    // What doesn't fit before the ellipsis because it is wide leaves its column to what comes after.
    let tail = mode == .tail ? end..<end : suffix(of: head.upperBound..<end, width: room - used)
    paint(head, at: x, y, canvas)
    canvas.put(.ellipsis, style: styles[min(head.upperBound, styles.count - 1)], x: x + used, y: y)
    paint(tail, at: x + used + 1, y, canvas)
  }

  private func prefix(of range: Range<Int>, width: Int) -> Range<Int> {
    var left = width
    let end = range.first { index in
      left -= Int(glyphs[index].width)
      return left < 0
    }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  private func suffix(of range: Range<Int>, width: Int) -> Range<Int> {
    var left = width
    let start = range.reversed().first { index in
      left -= Int(glyphs[index].width)
      return left < 0
    }
    return (start.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }
}
