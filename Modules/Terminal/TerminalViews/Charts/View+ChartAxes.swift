nonisolated extension View {
  /// Shows or hides the horizontal axes of the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.xAxis.isHidden, visibility == .hidden)
  }

  /// Sets the marks along the horizontal axes of the charts in this view.
  ///
  /// - Parameter content: The marks. Without any, the axes are hidden.
  @MainActor public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    environment(\.chart.xAxis.marks, content()._marks.elements)
  }

  /// Shows or hides the vertical axes of the charts in this view.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.yAxis.isHidden, visibility == .hidden)
  }

  /// Sets the marks along the vertical axes of the charts in this view.
  ///
  /// - Parameter content: The marks. Without any, the axes are hidden.
  @MainActor public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    environment(\.chart.yAxis.marks, content()._marks.elements)
  }

  /// Sets the title of the horizontal axes of the charts in this view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The place below or above the chart.
  @MainActor public func chartXAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic
  ) -> some View {
    chartXAxisLabel(position: position) { Text(verbatim: String(label)) }
  }

  /// Sets the title of the horizontal axes of the charts in this view.
  ///
  /// - Parameters:
  ///   - position: The place below or above the chart.
  ///   - content: The title. Views that aren't texts aren't drawn.
  @MainActor public func chartXAxisLabel(
    position: AnnotationPosition = .automatic,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let text = ViewLeaves(of: content()).text
    return environment(\.chart.xAxis.label, text.map { ChartAxisLabel(text: $0, position: position) })
  }

  /// Sets the title of the vertical axes of the charts in this view, which is above the axis.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The side.
  @MainActor public func chartYAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic
  ) -> some View {
    chartYAxisLabel(position: position) { Text(verbatim: String(label)) }
  }

  /// Sets the title of the vertical axes of the charts in this view, which is above the axis.
  ///
  /// - Parameters:
  ///   - position: The side.
  ///   - content: The title. Views that aren't texts aren't drawn.
  @MainActor public func chartYAxisLabel(
    position: AnnotationPosition = .automatic,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let text = ViewLeaves(of: content()).text
    return environment(\.chart.yAxis.label, text.map { ChartAxisLabel(text: $0, position: position) })
  }
}
