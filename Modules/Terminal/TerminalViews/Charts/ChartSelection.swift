/// The horizontal value that the user chooses in a chart.
struct ChartSelection {
  /// Returns the chosen value.
  let read: () -> ChartValue?
  /// Sets the chosen value.
  let write: (ChartValue?) -> Void
}

/// The places of values in a chart as it was drawn.
struct ChartPlaces {
  /// The area of the marks.
  var plot: Rect
  let xScale: ChartScale
  let yScale: ChartScale
  /// The horizontal values, if one of them can be chosen, from left to right, with their columns in the area.
  var values: [(value: ChartValue, columns: Range<Int>)]

  /// Returns the value that is nearest to a column of the screen.
  func value(near x: Int) -> ChartValue? {
    let column = x - plot.minX
    return values.min { distance(column, $0.columns) < distance(column, $1.columns) }?.value
  }

  private func distance(_ column: Int, _ columns: Range<Int>) -> Int {
    columns.contains(column) ? 0 : max(columns.lowerBound - column, column - columns.upperBound + 1)
  }

  /// Returns the value some steps from another; from none, the first or the last one.
  func value(_ step: Int, from value: ChartValue?) -> ChartValue? {
    guard !values.isEmpty else { return nil }
    guard let index = values.firstIndex(where: { $0.value.covers(value) }) else {
      return step > 0 ? values.first?.value : values.last?.value
    }
    return values[max(0, min(index + step, values.count - 1))].value
  }
}

nonisolated extension View {
  /// Lets the user choose a horizontal value of the charts in this view. The arrow keys go from value to value, a
  /// click chooses the nearest one, and Escape chooses none.
  ///
  /// - Parameter value: The chosen value; `nil` for none.
  @MainActor public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    let selection = ChartSelection(
      read: { value.wrappedValue.map { ChartValue($0) } },
      write: { value.wrappedValue = $0?.converted(to: Value.self) }
    )
    return environment(\.chart.xSelection, selection)
  }
}
