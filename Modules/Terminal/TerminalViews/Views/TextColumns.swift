/// Texts and lines through points in columns on one line, for the rows of long tables.
///
/// One node draws all of them: a row of views in frames has four nodes for each text, and a key that shows another
/// screenful of rows makes thousands.
public struct TextColumns: View {
  /// A text, or a line through points, and its column.
  public struct Column {
    let text: Text
    let width: Int?
    let alignment: HorizontalAlignment
    let value: Double?
    var line: (plot: BraillePlot, color: Color?)?

    /// - Parameters:
    ///   - text: The text. What doesn't fit is left out, with an ellipsis.
    ///   - width: The number of terminal columns; `nil` for an equal part of what the others leave.
    ///   - alignment: The alignment of the text.
    ///   - value: The number that the text shows. In an animation its changes are shown as in
    ///     ``ContentTransition/numericText(value:)``.
    public init(_ text: Text, width: Int?, alignment: HorizontalAlignment = .leading, value: Double? = nil) {
      self.text = text
      self.width = width
      self.alignment = alignment
      self.value = value
    }

    /// - Parameters:
    ///   - points: The points of a line as in ``LinePlot``.
    ///   - color: The color of the line; `nil` for that of text.
    ///   - width: The number of terminal columns.
    @MainActor
    public init(_ points: [(x: Double, y: Double)], color: Color? = nil, width: Int) {
      self.init(Text(""), width: width)
      line = (BraillePlot(points), color)
    }
  }

  let columns: [Column]

  /// - Parameter columns: The columns, one terminal column apart.
  public init(_ columns: [Column]) { self.columns = columns }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TextColumnsNode(self, context) }
}

private final class TextColumnsNode: _Node<TextColumns> {
  private var texts: [StyledGlyphs] = []
  /// The colors in motion, by the index of their column.
  private var fading: [Int: Moving<Color>] = [:]

  override init(_ view: TextColumns, _ context: _NodeContext) {
    super.init(view, context)
    prepare()
  }

  override var isInert: Bool { true }

  override func update(_ view: TextColumns, _ environment: EnvironmentValues) {
    let old = self.view.columns.map(\.value)
    super.update(view, environment)
    prepare()
    fade(from: old)
  }

  /// Begins to show the changes of numbers.
  private func fade(from old: [Double?]) {
    fading = fading.filter { $0.value.isMoving(at: graph.motion.time) && $0.key < view.columns.count }
    for (index, column) in view.columns.enumerated() where index < old.count {
      guard let color = ContentTransition.color(from: old[index], to: column.value) else { continue }
      guard let animation = changeAnimation else {
        fading[index] = nil
        continue
      }
      let style = column.text.runs.first?.modify.applied(to: environment.style) ?? environment.style
      var moving = Moving(color)
      moving.move(to: style.foreground ?? .primary, animation, at: graph.motion.time)
      fading[index] = moving
    }
  }

  override var spoken: Spoken? {
    environment.isRedacted
      ? Spoken("")
      : Spoken(view.columns.map(\.text.plain).filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func prepare() {
    texts = view.columns.map { StyledGlyphs($0.text, environment, graph.palette) }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let widths = zip(view.columns, texts).map { $0.width ?? $1.width }
    return Size(width: proposal.width ?? widths.reduce(-1) { $0 + $1 + 1 }, height: 1)
  }

  override func paint(_ canvas: CellCanvas) {
    // Columns aren't copied: they hold many objects.
    let columns = view.columns
    var (rest, left) = (frame.width - columns.count + 1, 0)
    for index in columns.indices {
      if let width = columns[index].width { rest -= width } else { left += 1 }
    }
    rest = max(0, rest)
    var x = frame.minX
    for (index, text) in texts.enumerated() {
      let width = columns[index].width ?? rest / max(1, left)
      if columns[index].width == nil { (rest, left) = (rest - width, left - 1) }
      let fitting = min(width, frame.maxX - x)
      if let line = columns[index].line {
        var style = environment.style
        if let color = line.color { style.foreground = color }
        line.plot.paint(
          in: Rect(x: x, y: frame.minY, width: max(0, fitting), height: 1),
          style: style,
          canvas
        )
      } else if text.width <= fitting {
        let place = Rect(x: x, y: frame.minY, width: fitting, height: 1)
        let start = columns[index].alignment.offset(text.width, in: place)
        text.paint(text.firstLine, at: start, place.minY, canvas)
      } else if fitting > 0 {
        text.paintTruncated(from: 0, width: fitting, at: x, frame.minY, canvas)
      }
      if let color = fading[index], color.isMoving(at: graph.motion.time) {
        graph.motion.keepMoving(self, in: frame)
        canvas.fade(Rect(x: x, y: frame.minY, width: fitting, height: 1), color, at: graph.motion.time)
      }
      x += width + 1
    }
  }
}
