import Models

/// The node of a field for text.
class FieldNode<Field: View>: _Node<Field> {
  private var label: _Node<AnyView>?

  override var children: [_AnyNode] { label.map { [$0] } ?? [] }
  // The label isn't drawn as a view: its text is shown in the empty field.
  override var activeChildren: [_AnyNode] { [] }

  override var isFocusable: Bool { environment.isEnabled }
  override var focusKind: FocusKind { .text }
  override func focusChanged() { setNeedsFrame() }

  /// Updates the node of the label, or makes it.
  func show(label view: AnyView) {
    if let label { label.update(view, environment) } else { label = view._makeNode(context) }
  }

  /// The text of the label.
  var title: String { label?.plainText ?? "" }

  /// Returns what is told about the field; nothing while its text must not be read.
  ///
  /// - Parameters:
  ///   - role: The word for the field.
  ///   - value: The words for its text, empty if there is none.
  func spoken(_ role: String, _ value: String) -> Spoken {
    if environment.isRedacted { return Spoken("") }
    return .control(environment.accessibilityLabel ?? title, role, value.isEmpty ? "empty" : value)
  }

  /// Returns the first column of a line, aligned as in a text. A focused field has room for the cursor behind
  /// it.
  ///
  /// - Parameter width: The number of columns of the line.
  func start(ofLine width: Int) -> Int {
    environment.multilineTextAlignment.offset(width, in: isFocused ? frame.width - 1 : frame.width)
  }

  /// Draws text; bars while it must not be read.
  func paint(_ text: String, _ style: CellStyle, x: Int, y: Int, _ canvas: CellCanvas) {
    var (style, glyphs) = (style, Glyph.all(of: text.sanitized, graph.palette))
    if environment.isRedacted {
      style.foreground = .line
      glyphs = glyphs.redacted
    }
    canvas.put(glyphs, style: graph.palette.number(of: style), x: x, y: y)
  }

  /// Draws the text of an empty field.
  func paintPlaceholder(_ prompt: Text?, _ style: CellStyle, _ canvas: CellCanvas) {
    var style = style
    style.attributes.insert(.dim)
    let text = TextWidth.truncated((prompt?.plain ?? title).sanitized, to: frame.width)
    let start = environment.multilineTextAlignment.offset(TextWidth.of(text), in: frame.width)
    paint(text, style, x: frame.minX + start, y: frame.minY, canvas)
  }
}
