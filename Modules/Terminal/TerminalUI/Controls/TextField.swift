import ComposableArchitecture
import Foundation
import Models

/// A field for one line of text.
///
/// The arrow keys, Home and End move the cursor. Control-A, E, U, K and W act as in a shell.
public struct TextField: View {
  let title: String
  let text: Binding<String>
  /// Whether the characters are hidden, as those of a password.
  var isSecure = false

  /// - Parameters:
  ///   - title: The text shown while the field is empty.
  ///   - text: The text.
  ///   - prompt: The text shown instead of the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = prompt?.plain ?? String(title)
    self.text = text
  }

  /// - Parameters:
  ///   - title: The text shown while the field is empty.
  ///   - value: The value. Text that can't be parsed leaves it as it is.
  ///   - format: The format of the value.
  ///   - prompt: The text shown instead of the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
    )
    self.init(title, text: text, prompt: prompt)
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextFieldNode(self, context) }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

private final class TextFieldNode: _Node<TextField> {
  private var text = ""
  private var cursor = 0
  private var scroll = 0

  override init(_ view: TextField, _ context: _NodeContext) {
    super.init(view, context)
    refresh()
    cursor = text.count
  }

  override var isFocusable: Bool { environment.isEnabled }
  override var focusKind: FocusKind { .text }

  override func update(_ view: TextField, _ environment: EnvironmentValues) {
    super.update(view, environment)
    refresh()
  }

  override func refresh() {
    let new = tracked { view.text.wrappedValue }
    guard new != text else { return }
    text = new
    // After text set from outside, typing continues at its end.
    cursor = text.count
  }

  override func focusChanged() { graph.setNeedsFrame() }

  override var spoken: Spoken? {
    let value = view.isSecure ? "\(text.count) characters" : text
    return .control(environment.accessibilityLabel ?? view.title, "field", text.isEmpty ? "empty" : value)
  }

  // MARK: Typing

  override var typingHints: [KeyHint]? {
    let submit = environment.onSubmit == nil ? [] : [KeyHint(key: "⏎", title: "Done")]
    let clear = text.isEmpty ? [KeyHint(key: "Esc", title: "Back")] : [KeyHint(key: "Esc", title: "Clear")]
    return submit + clear + [KeyHint(key: "Tab", title: "Next")]
  }

  override var offeredKeys: [KeyPress] {
    [KeyPress(.return), KeyPress(.delete), KeyPress("u", modifiers: .control)]
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    // In the past a field can't be changed, and keys move through time.
    guard isFocused, !environment.isPast else { return .ignored }
    if let characters = key.characters {
      replace(cursor..<cursor, with: characters)
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
      guard let submit = environment.onSubmit else { return .ignored }
      submit()
    default: return .ignored
    }
    graph.setNeedsFrame()
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
    graph.setNeedsFrame()
    return .handled
  }

  override func handle(paste pasted: String) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    replace(cursor..<cursor, with: pasted.sanitized)
    return .handled
  }

  private var startOfWord: Int {
    let before = Array(text).prefix(cursor)
    let word = before.lastIndex { $0 != " " } ?? -1
    return word < 0 ? 0 : (before[..<word].lastIndex { $0 == " " } ?? -1) + 1
  }

  private func replace(_ range: Range<Int>, with new: String) {
    let old = Array(text)
    let before = String(old[..<range.lowerBound]) + new
    text = before + String(old[range.upperBound...])
    // A combining character may have joined the character before it.
    cursor = min(before.count, text.count)
    view.text.wrappedValue = text
    graph.setNeedsFrame()
    // A field of a past state shows what that state holds.
    if environment.isPast { refresh() }
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
    if text.isEmpty {
      style.attributes.insert(.dim)
      inside.put(
        TextWidth.truncated(view.title.sanitized, to: frame.width),
        style: style,
        x: frame.minX,
        y: frame.minY
      )
    }
    let shown = view.isSecure ? String(repeating: "•", count: text.count) : text
    let glyphs = Glyph.all(of: shown.sanitized, graph.palette)
    // Characters that aren't drawn count for the cursor but have no glyph.
    let column = TextWidth.of(String(shown.prefix(cursor)).sanitized)
    let end = glyphs.reduce(0) { $0 + Int($1.width) }
    scroll = max(0, min(scroll, column, end - frame.width + 1), column - frame.width + 1)
    inside.put(glyphs, style: graph.palette.number(of: style), x: frame.minX - scroll, y: frame.minY)
    if isFocused { canvas.buffer.cursor = Point(x: frame.minX + column - scroll, y: frame.minY) }
  }
}
