/// The part of a chart that an axis uses. In a terminal it is all of it.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  private let padding: Double

  public static let plotDimension = PlotDimensionScaleRange(padding: 0)

  /// Returns all of the chart but a space at both ends, which a terminal doesn't have.
  ///
  /// - Parameter padding: The space.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: Double(padding))
  }
}

nonisolated extension View {
  /// Sets the ends of the horizontal axis of the charts in this view.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - range: The part of the chart that the axis uses. In a terminal it is all of it.
  public func chartXScale(
    domain: ClosedRange<some Plottable>,
    range: PlotDimensionScaleRange
  ) -> some View {
    chartXScale(domain: domain)
  }

  /// Sets the ends of the vertical axis of the charts in this view.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - range: The part of the chart that the axis uses. In a terminal it is all of it.
  public func chartYScale(
    domain: ClosedRange<some Plottable>,
    range: PlotDimensionScaleRange
  ) -> some View {
    chartYScale(domain: domain)
  }

  /// Sets whether zero is on the vertical axis of the charts in this view.
  ///
  /// - Parameters:
  ///   - domain: The way to choose the ends of the axis.
  ///   - range: The part of the chart that the axis uses. In a terminal it is all of it.
  public func chartYScale(domain: AutomaticScaleDomain, range: PlotDimensionScaleRange) -> some View {
    chartYScale(domain: domain)
  }

  /// Sets the way in which the horizontal axis of the charts in this view places numbers.
  ///
  /// - Parameter type: The way; `nil` for the default.
  public func chartXScale(type: ScaleType?) -> some View { environment(\.chart.xType, type ?? .linear) }

  /// Sets the way in which the vertical axis of the charts in this view places numbers.
  ///
  /// - Parameter type: The way; `nil` for the default.
  public func chartYScale(type: ScaleType?) -> some View { environment(\.chart.yType, type ?? .linear) }

  /// Sets the ends of the horizontal axis of the charts in this view, and the way in which it places numbers.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - type: The way; `nil` for the default.
  public func chartXScale(domain: ClosedRange<some Plottable>, type: ScaleType?) -> some View {
    chartXScale(domain: domain).chartXScale(type: type)
  }

  /// Sets the ends of the vertical axis of the charts in this view, and the way in which it places numbers.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - type: The way; `nil` for the default.
  public func chartYScale(domain: ClosedRange<some Plottable>, type: ScaleType?) -> some View {
    chartYScale(domain: domain).chartYScale(type: type)
  }
}
