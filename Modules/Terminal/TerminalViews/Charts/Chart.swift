/// A picture of data: lines, bars, points, areas and rules between axes.
///
/// ```swift
/// Chart(days) { day in
///   LineMark(x: .value("Day", day.date), y: .value("Price", day.price))
/// }
/// ```
///
/// Lines and areas are drawn in Braille dots, bars in eighths of cells.
public struct Chart<Content: View>: View {
  let content: Content

  /// - Parameter content: The marks.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the marks of an element.
  public init<Data: RandomAccessCollection, Marks: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Marks
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Marks> {
    self.content = ForEach(data, content: content)
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - content: Returns the marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { LayeredChart(plot: ChartPlot(marks: ChartPlot.marks(in: content))) }
}

/// The marks of a chart, drawn.
struct ChartPlot: View {
  let marks: [ChartMark]

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { ChartNode(self, context) }

  /// Returns the marks among views. Views that aren't marks, such as texts, aren't drawn.
  static func marks(in view: some View) -> [ChartMark] {
    ViewLeaves(of: view).views.flatMap { ($0 as? any MarkSource)?.marks ?? [] }
  }
}

private final class ChartNode: _Node<ChartPlot> {
  /// The columns of the values as they were last drawn.
  private var columns: ChartPlaces?

  override var isInert: Bool { !isFocusable }
  override var isFocusable: Bool {
    environment.isEnabled && !environment.isInRow && environment.chart.xSelection != nil
      && !view.marks.isEmpty
  }
  override var focusKind: FocusKind { .control }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 40, height: proposal.height ?? 10)
  }

  override var spoken: Spoken? {
    guard !view.marks.isEmpty else { return nil }
    let text = ChartSpeech(view.marks).text
    guard isFocusable, let selection = environment.chart.xSelection else { return Spoken(text) }
    return .control(text, selection.read().map { "chart, \($0.text) chosen" } ?? "chart")
  }

  override func paint(_ canvas: CellCanvas) {
    EnvironmentValues.with(environment) {
      tracked {
        columns = ChartPainter(view.marks, environment).paint(frame, canvas)
        if isFocused { paintFocus(canvas) }
      }
    }
  }

  /// Tints the chosen columns down to the last row, or the last row if there are none.
  private func paintFocus(_ canvas: CellCanvas) {
    let chosen = environment.chart.xSelection?.read()
    let column = columns?.values.first { $0.value.covers(chosen) }?.columns
    let last = Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1)
    let rows = frame.maxY - (columns?.plot.minY ?? frame.minY)
    let tinted = column.flatMap { columns?.plot.columns($0, height: rows) }
    canvas.restyle(tinted ?? last) { if $0.background == nil || tinted == nil { $0.background = .selection } }
  }

  override func focusChanged() { setNeedsFrame() }

  // MARK: Choosing

  override var offeredKeys: [KeyPress] { [KeyPress(.rightArrow), KeyPress(.leftArrow)] }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard isFocused, key.modifiers.isEmpty, let selection = environment.chart.xSelection, let columns else {
      return .ignored
    }
    switch key.key {
    case .leftArrow: selection.write(columns.value(-1, from: selection.read()))
    case .rightArrow: selection.write(columns.value(1, from: selection.read()))
    case .escape where selection.read() != nil: selection.write(nil)
    default: return .ignored
    }
    return .handled
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, isFocusable, let selection = environment.chart.xSelection,
      let value = columns?.value(near: event.location.x)
    else { return .ignored }
    selection.write(value)
    return .handled
  }
}

extension Rect {
  /// Returns some columns of the rectangle, in another height.
  fileprivate func columns(_ columns: Range<Int>, height: Int) -> Rect {
    Rect(x: minX + columns.lowerBound, y: minY, width: columns.count, height: height)
  }
}
