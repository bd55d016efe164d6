/// The values and the look of a mark.
struct ChartMark {
  enum Kind { case line, bar, point, rule, area, sector, rectangle }

  let kind: Kind
  /// The position, or the end of a bar or a rule.
  var x: ChartValue?
  var y: ChartValue?
  /// The other end of a bar, an area or a rule.
  var xStart: ChartValue?
  var yStart: ChartValue?
  /// The names of what is measured.
  let xLabel: String
  let yLabel: String
  /// The name of the line or area that the mark belongs to.
  var series: ChartValue?
  var color: Color?
  /// The opacity, from 0 to 1.
  var opacity = 1.0
  /// The value that decides the color.
  var style: ChartValue?
  var stacking = MarkStackingMethod.standard
  /// The value that decides the place of a bar beside others.
  var position: ChartValue?
  var symbol: BasicChartSymbolShape?
  /// The value that decides the symbol.
  var symbolValue: ChartValue?
  var interpolation: InterpolationMethod?
  var stroke: StrokeStyle?
  var annotations: [ChartAnnotation] = []
  /// The size of a rectangle.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The radii of a sector.
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic

  init(
    _ kind: Kind,
    x: PlottableValue? = nil,
    y: PlottableValue? = nil,
    xStart: PlottableValue? = nil,
    yStart: PlottableValue? = nil
  ) {
    self.kind = kind
    (self.x, self.y, self.xStart, self.yStart) = (x?.value, y?.value, xStart?.value, yStart?.value)
    (xLabel, yLabel) = (x?.label ?? "", y?.label ?? "")
  }

  /// Whether the mark is a horizontal bar.
  var isHorizontal: Bool {
    kind == .bar && x?.number != nil && yStart == nil && (xStart != nil || y?.category != nil)
  }
}

/// A text beside a mark.
struct ChartAnnotation {
  let text: Text
  let position: AnnotationPosition
  let alignment: Alignment

  var isAbove: Bool {
    switch position {
    case .automatic, .top, .topLeading, .topTrailing: true
    default: false
    }
  }
}
