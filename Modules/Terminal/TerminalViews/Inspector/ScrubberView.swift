import Foundation
import Models

/// The film as a line over time, with a mark for each action, and the shown time on it.
///
/// With three rows the marks have a legend, with two only the line and the marks fit, with one only the line. A message
/// takes the place of the last rows, or of the line if there is only one. While the screen shows the past, a badge says so
/// instead of the first time.
package nonisolated struct ScrubberView: View {
  let moments: [FilmMark]
  /// Those with a tick.
  let ticks: [FilmMark]
  /// The shown time; `nil` for the present.
  let time: Date?
  /// The place in the past, such as `PAST 12/40`; `nil` in the present.
  let past: String?
  let isPlaying: Bool
  let message: String?
  let timeZone: TimeZone
  /// Called with the number of the action that was clicked on.
  let choose: (Int) -> Void

  /// - Parameters:
  ///   - moments: The marks of all actions, the oldest first. The line reaches from the first to the last.
  ///   - ticks: The marks to show, the oldest first.
  ///   - time: The shown time; `nil` for the present.
  ///   - past: The place in the past, such as `PAST 12/40`; `nil` in the present.
  ///   - isPlaying: Whether the film plays.
  ///   - message: A message to show.
  ///   - timeZone: The time zone of the times.
  ///   - choose: Called with the number of the action that was clicked on.
  package init(
    moments: [FilmMark],
    ticks: [FilmMark],
    time: Date?,
    past: String?,
    isPlaying: Bool,
    message: String?,
    timeZone: TimeZone,
    choose: @escaping (Int) -> Void
  ) {
    self.moments = moments
    self.ticks = ticks
    self.time = time
    self.past = past
    self.isPlaying = isPlaying
    self.message = message
    self.timeZone = timeZone
    self.choose = choose
  }

  @MainActor package func _makeNode(_ context: _NodeContext) -> _Node<Self> { ScrubberNode(self, context) }
}

private final class ScrubberNode: _Node<ScrubberView>, GestureTarget {
  /// The columns of the line; empty if there is no room for it.
  private var line = 0..<0

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 80
    let rows = view.message.map { glyphs(of: $0).wrapped(to: max(1, width - 2)).count } ?? 1
    return Size(width: width, height: min(max(proposal.height ?? 3, rows), 3))
  }

  private func glyphs(of message: String) -> StyledGlyphs {
    var glyphs = StyledGlyphs()
    glyphs.append(message.sanitized, style: CellStyle(foreground: .yellow), graph.palette)
    return glyphs
  }

  override var spoken: Spoken? { view.message.map { Spoken($0) } }

  override func paint(_ canvas: CellCanvas) {
    guard frame.width > 0, frame.height > 0 else { return }
    let inside = canvas.clipped(to: frame)
    let badge = view.past.map { " \($0) " } ?? ""
    let edge = frame.minX + (badge.isEmpty ? 0 : badge.count + 1)
    // The line stays where it is when the badge comes, so that a click on it leads to where the pointer is.
    let count = view.moments.last.map { "\($0.number)".count } ?? 1
    let lineStart = frame.minX + max("● 00:00:00 ".count, " PAST / ".count + 2 * count + "‖ ".count) + 1
    let badgeStyle = CellStyle(foreground: .yellow, attributes: [.bold, .inverse])
    inside.put(badge, style: badgeStyle, x: frame.minX + 1, y: frame.minY)
    let freeRows = frame.height - paintMessage(after: edge, inside)
    guard freeRows > 0, let start = view.moments.first?.time, let end = view.moments.last?.time
    else { return }
    let (left, right) = (badge.isEmpty ? "\(mark) \(clock(start))" : mark, " \(clock(end))")
    line = lineStart..<max(lineStart, frame.maxX - 1 - right.count)
    guard line.count >= 8 else {
      line = 0..<0
      return
    }
    let leftX = badge.isEmpty ? frame.minX + 1 : lineStart - 2
    inside.put(left, style: CellStyle(foreground: .secondary), x: leftX, y: frame.minY)
    inside.put(right, style: CellStyle(foreground: .secondary), x: line.upperBound, y: frame.minY)
    let scale = FilmScale(view.moments, columns: line.count)
    let head = scale.column(of: view.time ?? end)
    paintLine(head, inside)
    if freeRows >= 2 { paintTicks(scale.ticks(view.ticks), head, inside) }
    if freeRows >= 3 { paintLegend(inside) }
  }

  /// Paints the message in the last rows, or after the badge if there is only one row.
  ///
  /// - Returns: The number of rows that it has.
  private func paintMessage(after edge: Int, _ canvas: CellCanvas) -> Int {
    guard let message = view.message else { return 0 }
    let x = (frame.height == 1 ? edge : frame.minX) + 1
    let width = max(1, frame.maxX - 1 - x)
    let glyphs = glyphs(of: message)
    let lines = glyphs.wrapped(to: width)
    // The badge keeps its row.
    let count = min(lines.count, view.past == nil ? frame.height : max(1, frame.height - 1))
    for (index, line) in lines.prefix(count).enumerated() {
      let y = frame.maxY - count + index
      if index == count - 1, glyphs.hasText(after: line.upperBound) {
        glyphs.paintTruncated(from: line.lowerBound, width: width, at: x, y, canvas)
      } else {
        glyphs.paint(line, at: x, y, canvas)
      }
    }
    return count
  }

  /// A mark that says whether the film stands still, plays, or shows the present.
  private var mark: String { view.time == nil ? "●" : view.isPlaying ? "►" : "‖" }

  private func paintLine(_ head: Int, _ canvas: CellCanvas) {
    let (past, future) = (CellStyle(foreground: .accentColor), CellStyle(foreground: .line))
    for column in 0..<line.count {
      let (text, style) = column < head ? ("━", past) : ("─", future)
      canvas.put(text, style: style, x: line.lowerBound + column, y: frame.minY)
    }
    canvas.put(
      "●",
      style: CellStyle(foreground: view.time == nil ? .green : .accentColor, attributes: .bold),
      x: line.lowerBound + head,
      y: frame.minY
    )
  }

  private func paintTicks(_ ticks: [Int: FilmMark.Kind], _ head: Int, _ canvas: CellCanvas) {
    for (column, kind) in ticks {
      var style = kind.tickStyle
      if column > head { style.attributes = .dim }
      canvas.put(kind.tick, style: style, x: line.lowerBound + column, y: frame.minY + 1)
    }
  }

  private func paintLegend(_ canvas: CellCanvas) {
    var x = line.lowerBound
    for (kind, name) in [(FilmMark.Kind.user, "user"), (.effect, "effect"), (.view, "view")] {
      canvas.put(kind.tick, style: kind.tickStyle, x: x, y: frame.minY + 2)
      canvas.put(name, style: CellStyle(foreground: .secondary), x: x + 2, y: frame.minY + 2)
      x += name.count + 5
    }
  }

  private func clock(_ time: Date) -> String { FilmText.clock(time, view.timeZone) }

  // MARK: Scrubbing

  var isClick: Bool { false }
  var isSimultaneous: Bool { false }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, line.contains(event.location.x), moment(at: event) != nil else {
      return .ignored
    }
    graph.beginGestures(of: self, event)
    return .handled
  }

  func begin(_ event: MouseEvent, _ time: Duration) { choose(event) }

  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool {
    if event.kind == .drag { choose(event) }
    return true
  }

  func finish() {}

  private func choose(_ event: MouseEvent) {
    if let moment = moment(at: event) { view.choose(moment.number) }
  }

  /// Returns the moment at the pointer; beyond an end of the line, the one at the end.
  private func moment(at event: MouseEvent) -> FilmMark? {
    guard !line.isEmpty else { return nil }
    let column = min(max(event.location.x, line.lowerBound), line.upperBound - 1) - line.lowerBound
    return FilmScale(view.moments, columns: line.count).moment(near: column, in: view.ticks)
  }
}

extension FilmMark.Kind {
  /// The mark of an action on the line. Without colors, the user's differ from the others by their weight.
  fileprivate var tick: String { self == .user ? "╹" : self == .effect ? "╵" : "·" }

  fileprivate var tickStyle: CellStyle {
    switch self {
    case .user: CellStyle(foreground: .accentColor, attributes: .bold)
    case .effect: CellStyle(foreground: .yellow)
    case .view: CellStyle(foreground: .secondary)
    }
  }
}
