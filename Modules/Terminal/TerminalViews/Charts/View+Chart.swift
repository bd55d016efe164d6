nonisolated extension View {
  /// Shows or hides the names of colors and symbols beside the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chart.legend.isHidden, visibility == .hidden)
  }

  /// Sets the place of the names of colors and symbols beside the charts in this view.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - alignment: The place in the row above or below the chart.
  ///   - spacing: The space to the chart, which has no effect.
  public func chartLegend(
    position: AnnotationPosition,
    alignment: Alignment = .leading,
    spacing: CGFloat? = nil
  ) -> some View {
    environment(\.chart.legend, ChartSettings.Legend(position: position, alignment: alignment))
  }

  /// Changes the view in which charts draw their marks. It has no effect on a terminal.
  ///
  /// - Parameter content: Returns the view.
  public func chartPlotStyle(@ViewBuilder content: (EmptyView) -> some View) -> some View { self }

  /// Sets the ends of the horizontal axis of the charts in this view.
  ///
  /// - Parameter domain: The ends.
  public func chartXScale(domain: ClosedRange<some Plottable>) -> some View {
    environment(\.chart.xDomain, domain.chartNumbers)
  }

  /// Sets the ends of the vertical axis of the charts in this view.
  ///
  /// - Parameter domain: The ends.
  public func chartYScale(domain: ClosedRange<some Plottable>) -> some View {
    environment(\.chart.yDomain, domain.chartNumbers)
  }

  /// Sets the categories on the horizontal axis of the charts in this view. Marks of others aren't drawn.
  ///
  /// - Parameter domain: The categories from left to right.
  public func chartXScale(domain: [some Plottable]) -> some View {
    environment(\.chart.xNames, domain.chartNames)
  }

  /// Sets the categories on the vertical axis of the charts in this view. Marks of others aren't drawn.
  ///
  /// - Parameter domain: The categories from top to bottom.
  public func chartYScale(domain: [some Plottable]) -> some View {
    environment(\.chart.yNames, domain.chartNames)
  }

  /// Sets whether zero is on the vertical axis of the charts in this view.
  ///
  /// - Parameter domain: The way to choose the ends of the axis.
  public func chartYScale(domain: AutomaticScaleDomain) -> some View {
    environment(\.chart.includesZero, domain.includesZero)
  }

  /// Sets the colors of values in the charts in this view, in the order of the legend.
  ///
  /// - Parameter mapping: The values with their colors.
  public func chartForegroundStyleScale(_ mapping: KeyValuePairs<some Plottable, Color>) -> some View {
    environment(\.chart.colors, mapping.map { (ChartValue($0.key), $0.value) })
  }

  /// Sets the colors of values in the charts in this view, in the order of the legend.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The color of each value.
  public func chartForegroundStyleScale(domain: [some Plottable], range: [Color]) -> some View {
    environment(\.chart.colors, zip(domain, range).map { (ChartValue($0), $1) })
  }

  /// Sets the colors of the charts in this view, the first one for the first value.
  ///
  /// - Parameter range: The colors.
  public func chartForegroundStyleScale(range: [Color]) -> some View {
    environment(\.chart.palette, range)
  }

  /// Sets the colors of the charts in this view: the first one for the least value, the last one for the greatest, and
  /// those between by the number or the order of the values.
  ///
  /// - Parameter range: The colors.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    environment(\.chart.gradient, range)
  }
}

extension ClosedRange where Bound: Plottable {
  fileprivate var chartNumbers: ClosedRange<Double>? {
    guard let lower = ChartValue(lowerBound).number, let upper = ChartValue(upperBound).number else {
      return nil
    }
    return lower...Swift.max(lower, upper)
  }
}

extension Array where Element: Plottable {
  fileprivate var chartNames: [String]? {
    let names = compactMap { ChartValue($0).category }
    return names.isEmpty ? nil : names
  }
}
