/// The settings of charts.
struct ChartSettings {
  struct Axis {
    var isHidden = false
    /// The marks; `nil` for those that an axis has by default.
    var marks: [AxisMarks]?
    var label: ChartAxisLabel?

    /// The marks to draw.
    @MainActor var shownMarks: [AxisMarks] { isHidden ? [] : marks ?? [AxisMarks()] }
  }

  struct Legend {
    var isHidden = false
    var position = AnnotationPosition.automatic
    var alignment = Alignment.leading
  }

  var xAxis = Axis()
  var yAxis = Axis()
  var legend = Legend()
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  /// The categories on the axes; `nil` for those of the values.
  var xNames: [String]?
  var yNames: [String]?
  var includesZero = true
  var xType = ScaleType.linear
  var yType = ScaleType.linear
  /// The colors of values, and those for values without one.
  var colors: [(value: ChartValue, color: Color)] = []
  var palette: [Color] = []
  /// The colors between which all others are; `nil` for those of the palette.
  var gradient: Gradient?
  var xSelection: ChartSelection?
  /// The views behind and in front of the chart, the rearmost first.
  var layers: [ChartLayer] = []
}

/// The title of an axis.
struct ChartAxisLabel {
  let text: Text
  let position: AnnotationPosition
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
