/// A part of a circle in a ``Chart``. Sectors are in proportion to their values, clockwise from the top.
///
/// ```swift
/// Chart(coins) { coin in
///   SectorMark(angle: .value("Value", coin.value), innerRadius: .ratio(0.5))
///     .foregroundStyle(by: .value("Coin", coin.name))
/// }
/// ```
///
/// Circles are drawn in halves of cells. A value that isn't positive has no sector.
public struct SectorMark: ChartContent, MarkSource {
  let marks: [ChartMark]

  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The radius of the hole; by default there is none.
  ///   - outerRadius: The radius; by default it is as long as there is room.
  ///   - angularInset: The gap between sectors in SwiftUI. Here there is none.
  public init(
    angle: PlottableValue,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {
    var mark = ChartMark(.sector, y: angle)
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    marks = [mark]
  }

  public var body: some ChartContent { EmptyView() }
}
