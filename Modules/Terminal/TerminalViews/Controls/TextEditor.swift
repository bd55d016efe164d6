import Models

/// A field for text of several lines. Long lines are wrapped.
///
/// Return begins another line. The arrow keys, Home and End, Page Up and Page Down move the cursor. Control-A, E, U, K
/// and W act as in a shell. Control-_ undoes, and Control-Y redoes.
public struct TextEditor: View {
  let text: Binding<String>
  /// The field that grows with the text; `nil` for an editor that fills its area.
  private(set) var field: TextFieldContent?
  /// The place of the cursor; `nil` if the app doesn't follow it.
  private(set) var selection: Binding<TextSelection?>?

  /// - Parameter text: The text.
  public init(text: Binding<String>) { self.text = text }

  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The place of the cursor.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// Creates the editor of a field that grows with its text.
  init(growing field: TextFieldContent) {
    text = field.text
    self.field = field
    selection = field.selection
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextEditorNode(self, context) }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

private final class TextEditorNode: FieldNode<TextEditor> {
  private var text: [Character] = []
  private var cursor = 0
  private var history = TextHistory()
  /// The first line on the screen.
  private var top = 0
  /// The column to which the cursor returns on longer lines.
  private var column: Int?
  private var tie = CursorTie()

  override init(_ view: TextEditor, _ context: _NodeContext) {
    super.init(view, context)
    if let field = view.field { show(label: field.label) }
    refresh()
  }

  override func update(_ view: TextEditor, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if let field = view.field { show(label: field.label) }
    refresh()
  }

  override func refresh() {
    let (new, selection) = tracked { (Array(view.text.wrappedValue), view.selection?.wrappedValue) }
    if new != text {
      text = new
      history = TextHistory()
      (cursor, column) = (text.count, nil)
    }
    if let place = tie.moved(to: selection, in: String(text)) { (cursor, column) = (place, nil) }
  }

  override var spoken: Spoken? { spoken("text field", String(text).replacing("\n", with: " ")) }

  // MARK: Lines

  /// Returns the lines of at most a width, broken after spaces or within long words.
  private func lines(width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, 0)
    var space: Int?
    for (index, character) in text.enumerated() {
      if character.isNewline {
        lines.append(start..<index)
        (start, used, space) = (index + 1, 0, nil)
        continue
      }
      let length = TextWidth.of(character)
      if used + length > max(1, width), index > start {
        let end = space.map { $0 + 1 } ?? index
        lines.append(start..<end)
        (start, space) = (end, nil)
        used = text[start..<index].reduce(0) { $0 + TextWidth.of($1) }
      }
      if character == " " { space = index }
      used += length
    }
    lines.append(start..<text.count)
    return lines
  }

  /// The lines in the area of the field.
  private var lines: [Range<Int>] { lines(width: frame.width) }

  /// Returns the line of the cursor.
  private func line(in lines: [Range<Int>]) -> Int { lines.lastIndex { $0.lowerBound <= cursor } ?? 0 }

  private func width(_ range: Range<Int>) -> Int { text[range].reduce(0) { $0 + TextWidth.of($1) } }

  /// Returns the first column of a line. The space at which a line is wrapped doesn't count.
  private func start(of line: Int, in lines: [Range<Int>]) -> Int {
    let range = lines[line]
    let endsInSpace = isWrapped(line, in: lines) && text[range].last == " "
    return start(ofLine: width(range) - (endsInSpace ? 1 : 0))
  }

  /// Returns whether the text of a line continues on the next.
  private func isWrapped(_ line: Int, in lines: [Range<Int>]) -> Bool {
    line + 1 < lines.count && lines[line + 1].lowerBound == lines[line].upperBound
  }

  /// Moves the cursor to the same column of another line.
  private func move(by step: Int) -> KeyPress.Result {
    let lines = lines
    let old = line(in: lines)
    let new = max(0, min(old + step, lines.count - 1))
    guard new != old else { return .ignored }
    let column = column ?? start(of: old, in: lines) + width(lines[old].lowerBound..<cursor)
    self.column = column
    var used = start(of: new, in: lines)
    cursor =
      lines[new].first { index in
        used += TextWidth.of(text[index])
        return used > column
      } ?? end(of: new, in: lines)
    setNeedsFrame()
    return .handled
  }

  /// Returns the last place of the cursor in a line. Behind a wrapped line is the beginning of the next.
  private func end(of line: Int, in lines: [Range<Int>]) -> Int {
    isWrapped(line, in: lines)
      ? max(lines[line].lowerBound, lines[line].upperBound - 1) : lines[line].upperBound
  }

  // MARK: Typing

  override var typingHints: [KeyHint]? { [KeyHint(key: "Tab", title: "Next")] }

  override var offeredKeys: [KeyPress] {
    [KeyPress(.return), KeyPress(.delete), KeyPress(.upArrow), KeyPress("u", modifiers: .control)]
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    defer { tie.tell(cursor, in: String(text), view.selection) }
    return type(key)
  }

  private func type(_ key: KeyPress) -> KeyPress.Result {
    if let result = environment.past.fieldResult(of: key) { return result }
    if let characters = key.text { return replace(cursor..<cursor, with: characters) }
    if let entry = history.entry(for: key, TextHistory.Entry(text: String(text), cursor: cursor)) {
      return set(entry.text, cursor: entry.cursor)
    }
    let lines = lines
    let line = lines[self.line(in: lines)]
    if key.modifiers == .control { return handle(control: key.key, line) }
    guard key.modifiers.isEmpty else { return .ignored }
    switch key.key {
    case .return: return replace(cursor..<cursor, with: "\n")
    case .delete: return replace(max(0, cursor - 1)..<cursor, with: "")
    case .deleteForward: return replace(cursor..<min(text.count, cursor + 1), with: "")
    case .upArrow: return move(by: -1)
    case .downArrow: return move(by: 1)
    case .pageUp: return move(by: -max(1, frame.height - 1))
    case .pageDown: return move(by: max(1, frame.height - 1))
    case .leftArrow: return move(to: cursor - 1)
    case .rightArrow: return move(to: cursor + 1)
    case .home: return move(to: line.lowerBound)
    case .end: return move(to: end(of: self.line(in: lines), in: lines))
    default: return .ignored
    }
  }

  private func handle(control key: KeyEquivalent, _ line: Range<Int>) -> KeyPress.Result {
    switch key {
    case "a": return move(to: line.lowerBound)
    case "e": return move(to: line.upperBound)
    case "u": return replace(line.lowerBound..<cursor, with: "")
    case "k": return replace(cursor..<max(cursor, line.upperBound), with: "")
    case "w":
      let word = text[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
      let start = text[..<word].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
      return replace(start..<cursor, with: "")
    default: return .ignored
    }
  }

  private func move(to index: Int) -> KeyPress.Result {
    cursor = max(0, min(index, text.count))
    column = nil
    setNeedsFrame()
    return .handled
  }

  override func handle(paste pasted: String) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    defer { tie.tell(cursor, in: String(text), view.selection) }
    return replace(cursor..<cursor, with: pasted.sanitizedLines)
  }

  private func replace(_ range: Range<Int>, with new: String) -> KeyPress.Result {
    let old = TextHistory.Entry(text: String(text), cursor: cursor)
    history.record(old, replacing: range, with: new)
    let before = String(text[..<range.lowerBound]) + new
    return set(before + String(text[range.upperBound...]), cursor: before.count)
  }

  private func set(_ whole: String, cursor place: Int) -> KeyPress.Result {
    text = Array(whole)
    // A combining character may have joined the character before it.
    cursor = min(place, text.count)
    column = nil
    view.text.wrappedValue = whole
    setNeedsFrame()
    invalidateLayout()
    // A field of a past state shows what that state holds.
    if environment.isPast { refresh() }
    return .handled
  }

  // MARK: Drawing

  override func measure(_ proposal: ProposedSize) -> Size {
    guard view.field != nil else {
      let width = proposal.width ?? 40
      return Size(width: width, height: proposal.height ?? max(3, lines(width: width).count))
    }
    let longest = lines(width: ProposedSize.unbounded).reduce(0) { max($0, width($1)) }
    let columns = proposal.width ?? max(20, longest + 1)
    let height = min(lines(width: columns).count, environment.lineLimit ?? proposal.height ?? .max)
    return Size(width: columns, height: max(1, height, environment.reservedLines))
  }

  override func paint(_ canvas: CellCanvas) {
    guard !frame.isEmpty else { return }
    var style = environment.style
    style.attributes.insert(.underline)
    canvas.fill(frame, style: style)
    let inside = canvas.clipped(to: frame)
    if text.isEmpty, let field = view.field { paintPlaceholder(field.prompt, style, inside) }
    let lines = lines
    let current = line(in: lines)
    top = max(0, min(top, current, lines.count - frame.height), current - frame.height + 1)
    for row in 0..<min(frame.height, lines.count - top) {
      let x = frame.minX + start(of: top + row, in: lines)
      paint(String(text[lines[top + row]]), style, x: x, y: frame.minY + row, inside)
    }
    guard isFocused else { return }
    let x = start(of: current, in: lines) + width(lines[current].lowerBound..<cursor)
    canvas.buffer.cursor = Point(x: frame.minX + min(x, frame.width - 1), y: frame.minY + current - top)
  }
}
