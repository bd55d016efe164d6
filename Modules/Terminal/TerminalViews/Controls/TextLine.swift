import Models

/// The one line of a field for text.
nonisolated struct TextLine: View {
  let field: TextFieldContent

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextLineNode(self, context) }
}

private final class TextLineNode: FieldNode<TextLine> {
  private var text = ""
  private var cursor = 0
  private var history = TextHistory()
  private var scroll = 0
  private var tie = CursorTie()
  /// The formatted value as it was last read, while a text is typed that may say it otherwise.
  private var lastFormatted: String?

  override init(_ view: TextLine, _ context: _NodeContext) {
    super.init(view, context)
    show(label: view.field.label)
    refresh()
  }

  override func update(_ view: TextLine, _ environment: EnvironmentValues) {
    super.update(view, environment)
    show(label: view.field.label)
    refresh()
  }

  override func refresh() {
    let (new, selection) = tracked {
      (view.field.text.wrappedValue, view.field.selection?.wrappedValue)
    }
    take(new)
    if let place = tie.moved(to: selection, in: text) { cursor = place }
  }

  /// Takes over the text of the app.
  private func take(_ new: String) {
    if let lastFormatted {
      let isTyped = new == lastFormatted || new == view.field.formatted?(text)
      self.lastFormatted = isTyped ? new : nil
      if isTyped { return }
    }
    guard new != text else { return }
    text = new
    history = TextHistory()
    // After text set from outside, typing continues at its end.
    cursor = text.count
  }

  override func focusChanged() {
    super.focusChanged()
    showFormatted()
  }

  /// Replaces a text that was typed for a value with the formatted value.
  private func showFormatted() {
    guard lastFormatted != nil else { return }
    lastFormatted = nil
    refresh()
    setNeedsFrame()
  }

  override var spoken: Spoken? {
    spoken("field", view.field.isSecure && !text.isEmpty ? "\(text.count) characters" : text)
  }

  // MARK: Typing

  override var typingHints: [KeyHint]? {
    let submit = environment.onSubmit == nil ? [] : [KeyHint(key: "⏎", title: environment.submitLabel.title)]
    // In a sheet with one field, Tab leads nowhere.
    let next = graph.modals.isEmpty || graph.focus.hasOthers ? [KeyHint(key: "Tab", title: "Next")] : []
    return submit + (escapeLabel.map { [KeyHint(key: "Esc", title: $0)] } ?? []) + next
  }

  /// The title for Escape. It empties the line of a search, presses a button, and closes what is presented; `nil` if that
  /// can't be closed.
  private var escapeLabel: String? {
    if environment.isInSearchLine, !text.isEmpty { return "Clear" }
    let ancestors = ancestors
    let leaving = ancestors.lazy.filter(\.handlesKeysAnywhere).compactMap { $0 as? any LeavingNode }.first
    if let title = leaving?.escapeButtonTitle { return title }
    return ancestors.first { $0 is any ModalNode }.map { $0.escapeTitle } ?? "Back"
  }

  override var offeredKeys: [KeyPress] {
    [KeyPress(.return), KeyPress(.delete), KeyPress("u", modifiers: .control)]
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    defer { tie.tell(cursor, in: text, view.field.selection) }
    return UserInput.declared(at: environment.searchLine) { type(key) }
  }

  private func type(_ key: KeyPress) -> KeyPress.Result {
    if let result = environment.past.fieldResult(of: key) { return result }
    if let characters = key.text {
      replace(cursor..<cursor, with: characters)
      return .handled
    }
    if let entry = history.entry(for: key, TextHistory.Entry(text: text, cursor: cursor)) {
      set(entry.text, cursor: entry.cursor)
      return .handled
    }
    if key.modifiers == .control { return handle(control: key.key) }
    guard key.modifiers.isEmpty else { return .ignored }
    switch key.key {
    case .leftArrow: cursor = max(0, cursor - 1)
    case .rightArrow: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .delete: replace(max(0, cursor - 1)..<cursor, with: "")
    case .deleteForward: replace(cursor..<min(text.count, cursor + 1), with: "")
    case .return:
      showFormatted()
      guard let submit = environment.onSubmit else { return .ignored }
      submit()
    default: return .ignored
    }
    setNeedsFrame()
    return .handled
  }

  private func handle(control key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case "a": cursor = 0
    case "e": cursor = text.count
    case "u": replace(0..<cursor, with: "")
    case "k": replace(cursor..<text.count, with: "")
    case "w": replace(startOfWord..<cursor, with: "")
    default: return .ignored
    }
    setNeedsFrame()
    return .handled
  }

  override func handle(paste pasted: String) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    replace(cursor..<cursor, with: pasted.sanitized)
    tie.tell(cursor, in: text, view.field.selection)
    return .handled
  }

  private var startOfWord: Int {
    let before = Array(text).prefix(cursor)
    let word = before.lastIndex { $0 != " " } ?? -1
    return word < 0 ? 0 : (before[..<word].lastIndex { $0 == " " } ?? -1) + 1
  }

  private func replace(_ range: Range<Int>, with new: String) {
    let old = Array(text)
    if !view.field.isSecure {
      history.record(TextHistory.Entry(text: text, cursor: cursor), replacing: range, with: new)
    }
    let before = String(old[..<range.lowerBound]) + new
    set(before + String(old[range.upperBound...]), cursor: before.count)
  }

  private func set(_ new: String, cursor place: Int) {
    text = new
    // A combining character may have joined the character before it.
    cursor = min(place, text.count)
    view.field.text.wrappedValue = text
    if view.field.formatted != nil { lastFormatted = view.field.text.wrappedValue }
    setNeedsFrame()
    guard environment.isPast else { return }
    // A field of a past state shows what that state holds.
    lastFormatted = nil
    refresh()
  }

  // MARK: Drawing

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? max(20, TextWidth.of(text) + 1), height: 1)
  }

  override func paint(_ canvas: CellCanvas) {
    guard frame.width > 0 else { return }
    var style = environment.style
    if isFocused || !environment.isInSearchLine { style.attributes.insert(.underline) }
    canvas.fill(frame, style: style)
    let inside = canvas.clipped(to: frame)
    if text.isEmpty { paintPlaceholder(view.field.prompt, style, inside) }
    let shown = view.field.isSecure ? String(repeating: "•", count: text.count) : text
    // Characters that aren't drawn count for the cursor but have no column.
    let column = TextWidth.of(String(shown.prefix(cursor)).sanitized)
    let end = TextWidth.of(shown.sanitized)
    scroll = max(0, min(scroll, column, end - frame.width + 1), column - frame.width + 1)
    let x = frame.minX + start(ofLine: end) - scroll
    paint(shown, style, x: x, y: frame.minY, inside)
    if isFocused { canvas.buffer.cursor = Point(x: x + column, y: frame.minY) }
  }
}
