extension View {
  /// Shows or hides the labels below the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.hidesXAxis, visibility == .hidden)
  }

  /// Shows or hides the labels beside the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.hidesYAxis, visibility == .hidden)
  }

  /// Shows or hides the names of colors below the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chart.hidesLegend, visibility == .hidden)
  }

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

  /// Sets whether zero is on the vertical axis of the charts in this view.
  ///
  /// - Parameter domain: The way to choose the ends of the axis.
  public func chartYScale(domain: AutomaticScaleDomain) -> some View {
    environment(\.chart.includesZero, domain.includesZero)
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

/// The settings of charts.
struct ChartSettings {
  var hidesXAxis = false
  var hidesYAxis = false
  var hidesLegend = false
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  var includesZero = true
}

extension EnvironmentValues {
  private enum ChartKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  var chart: ChartSettings {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}
