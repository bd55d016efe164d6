/// The changes of a screen as lines of text, for a screen reader.
///
/// A line tells what has the focus, a text that is new, a message, or that something is being loaded or has been. After
/// another tab or sheet is shown, its controls are told, too.
@MainActor
final class Narrator {
  /// The size for which the screen is laid out, whatever that of the terminal is. It is narrow, so that one thing is
  /// shown at a time, and high, so that little has to be scrolled.
  static let screenSize = Size(width: 80, height: 60)

  private var title: String?
  private var modals: Set<ObjectIdentifier> = []
  private var lines: [SpokenLines.Line] = []
  private var focus: (node: ObjectIdentifier, text: String)?
  private var toast = 0
  private var last: String?

  /// Forgets what has been told, so that all of the screen is told next.
  func forget() {
    title = nil
    lines = []
    focus = nil
    last = nil
  }

  /// Returns what has changed since the last call. The same line is never returned twice in succession.
  func changes(of graph: ViewGraph) -> [String] {
    let modals = Set(graph.modals.map { ObjectIdentifier($0.node) })
    let isOtherScreen = graph.windowTitle != title || lines.isEmpty
    let shown = graph.spokenLines
    let focused = graph.focus.focused
    let text = focused?.spokenFocus ?? ""
    var said = told(
      shown,
      after: isOtherScreen ? [] : lines,
      // Of other screens, all controls are told. The focused one follows by itself.
      withControls: isOtherScreen || !modals.isSubset(of: self.modals)
    ).filter { $0 != text }
    if said.isEmpty, text.isEmpty, !self.modals.isSubset(of: modals) {
      // Nothing else would tell that a dialog has closed.
      said = told(shown, after: [], withControls: false)
    }
    (self.title, self.modals, lines) = (graph.windowTitle, modals, shown)
    if let message = graph.toast, message.number != toast {
      toast = message.number
      said.append(SpokenText.plain(message.isFailure ? "✗ \(message.text)" : message.text))
    }
    let isSameNode = focused.map { ObjectIdentifier($0) } == focus?.node
    if !text.isEmpty, !isSameNode || text != focus?.text {
      // The answer to a key comes first. A place that the focus has moved to is told last.
      said.insert(text, at: isSameNode ? 0 : said.count)
    }
    focus = focused.map { (ObjectIdentifier($0), text) }
    return said.filter { line in
      defer { last = line }
      return line != last
    }
  }

  /// Returns the lines that are new.
  private func told(_ shown: [SpokenLines.Line], after old: [SpokenLines.Line], withControls: Bool)
    -> [String]
  {
    var rest = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    let new = shown.filter { line in
      let count = rest[line] ?? 0
      rest[line] = count - 1
      return count <= 0
    }
    let hasFailed = new.contains { $0.text.hasPrefix(SpokenText.error) }
    let busy = Set(old.filter(\.isBusy).map(\.text))
    return new.compactMap { line in
      switch line.kind {
      case .control: withControls ? line.text : nil
      case .text: line.text
      case .title where line.isBusy: "\(line.text), loading"
      case .title where busy.contains(line.text): "\(line.whole), \(hasFailed ? "failed" : "loaded")"
      case .title: line.whole
      }
    }
  }
}
