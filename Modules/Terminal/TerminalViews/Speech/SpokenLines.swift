/// The lines of a screen for a screen reader, from the top to the bottom.
///
/// Texts beside each other are one line. The rows of lists aren't said, except headlines: the selected row is said when
/// the focus or the selection moves.
@MainActor
struct SpokenLines {
  struct Line: Hashable {
    var text: String
    let kind: Spoken.Kind
    var detail = ""
    var isBusy = false

    /// The line with what is said about its content.
    var whole: String { detail.isEmpty ? text : "\(text), \(detail)" }
  }

  private(set) var lines: [Line] = []
  /// The place of the last text, which another beside it continues.
  private var place: Rect?

  /// Adds the lines of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - clip: The part of the screen in which it is visible.
  mutating func add(_ node: _AnyNode, clip: Rect) {
    let spoken = node.spoken
    if let spoken { add(spoken, at: node.contentFrame ?? node.frame, clip: clip) }
    if spoken?.isWhole == true { return }
    let inside = node is any ScrollingNode ? clip.intersection(node.frame) : clip
    for child in node.spokenChildren { add(child, clip: inside) }
  }

  private mutating func add(_ spoken: Spoken, at frame: Rect, clip: Rect) {
    guard !spoken.text.isEmpty, !frame.intersection(clip).isEmpty || spoken.kind == .title else { return }
    let isNext = place.map { $0.minY == frame.minY && $0.maxX <= frame.minX } ?? false
    if spoken.kind == .text, isNext, let place, !spoken.text.contains("\n") {
      lines[lines.count - 1].text += (frame.minX - place.maxX > 1 ? ", " : " ") + spoken.text
    } else {
      for text in spoken.text.split(separator: "\n") {
        lines.append(
          Line(text: String(text), kind: spoken.kind, detail: spoken.detail, isBusy: spoken.isBusy)
        )
      }
    }
    place = spoken.kind == .text && !spoken.text.contains("\n") ? frame : nil
  }
}

extension ViewGraph {
  /// The lines of the screen, those of the views in front last.
  var spokenLines: [SpokenLines.Line] {
    var lines = SpokenLines()
    let area = Rect(x: 0, y: 0, width: ProposedSize.unbounded, height: ProposedSize.unbounded)
    if let rootNode { lines.add(rootNode, clip: area) }
    for modal in modals { lines.add(modal.node, clip: area) }
    return lines.lines
  }
}
