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
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Marks
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
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ChartPlot(marks: ChartPlot.marks(in: content)) }
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
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 40, height: proposal.height ?? 10)
  }

  override var spoken: Spoken? { view.marks.isEmpty ? nil : Spoken(ChartSpeech(view.marks).text) }

  override func paint(_ canvas: CellCanvas) {
    EnvironmentValues.with(environment) {
      tracked { ChartPainter(view.marks, environment).paint(frame, canvas) }
    }
  }
}
