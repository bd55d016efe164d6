/// A rectangle in a ``Chart``, such as a cell of a heat map.
public struct RectangleMark: ChartContent, MarkSource {
  private var mark: ChartMark
  var marks: [ChartMark] { [mark] }

  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init(
    xStart: PlottableValue,
    xEnd: PlottableValue,
    yStart: PlottableValue,
    yEnd: PlottableValue
  ) {
    mark = ChartMark(.rectangle, x: xEnd, y: yEnd, xStart: xStart, yStart: yStart)
  }

  /// - Parameters:
  ///   - x: The horizontal position; `nil` for the whole width.
  ///   - y: The vertical position; `nil` for the whole height.
  ///   - width: The width, which by default is that of a category, or a column.
  ///   - height: The height, which by default is that of a category, or a row.
  public init(
    x: PlottableValue? = nil,
    y: PlottableValue? = nil,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: x, y: y)
    (mark.width, mark.height) = (width, height)
  }

  /// - Parameters:
  ///   - x: The horizontal position; `nil` for the whole width.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  ///   - width: The width, which by default is that of a category, or a column.
  public init(
    x: PlottableValue? = nil,
    yStart: PlottableValue,
    yEnd: PlottableValue,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: x, y: yEnd, yStart: yStart)
    mark.width = width
  }

  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical position; `nil` for the whole height.
  ///   - height: The height, which by default is that of a category, or a row.
  public init(
    xStart: PlottableValue,
    xEnd: PlottableValue,
    y: PlottableValue? = nil,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: xEnd, y: y, xStart: xStart)
    mark.height = height
  }

  public var body: some ChartContent { EmptyView() }
}

/// The cells of rectangles in a chart.
@MainActor
struct ChartRectangles {
  let size: Size
  let xScale: ChartScale
  let yScale: ChartScale

  /// Returns the cells of a mark; `nil` if it has no place in the chart.
  func cells(of mark: ChartMark) -> Rect? {
    guard let x = span(mark.xStart, mark.x, xScale, size.width, mark.width),
      let y = span(mark.yStart, mark.y, yScale, size.height, mark.height)
    else { return nil }
    return Rect(x: x.lowerBound, y: size.height - y.upperBound, width: x.count, height: y.count)
  }

  /// Returns the cells between two values, or around one, from the beginning of an axis.
  private func span(
    _ start: ChartValue?,
    _ end: ChartValue?,
    _ scale: ChartScale,
    _ room: Int,
    _ dimension: MarkDimension
  ) -> Range<Int>? {
    guard let end else { return 0..<room }
    guard room > 0, let to = scale.place(end) else { return nil }
    if let start {
      guard let from = scale.place(start), max(from, to) >= 0, min(from, to) <= 1 else { return nil }
      let low = Int((max(0, min(from, to)) * Double(room)).rounded())
      let high = Int((min(1, max(from, to)) * Double(room)).rounded())
      return min(low, room - 1)..<max(min(low, room - 1) + 1, high)
    }
    guard (0...1).contains(to) else { return nil }
    let largest = Double(room) / Double(max(1, scale.categories?.count ?? room))
    let length = max(1, dimension.length(of: largest, automatic: largest))
    // Without categories, the first and the last place are at the ends.
    let center = scale.categories == nil ? to * Double(room - 1) + 0.5 : to * Double(room)
    let low = max(0, min(room - 1, Int((center - length / 2).rounded())))
    return low..<max(low + 1, min(room, Int((center + length / 2).rounded())))
  }
}
