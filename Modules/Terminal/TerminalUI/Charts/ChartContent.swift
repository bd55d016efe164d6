/// A mark in a ``Chart``.
@MainActor
public protocol ChartContent: View {
  var _mark: _ChartMark { get set }
}

/// The values and the look of a mark.
public struct _ChartMark: Hashable, Sendable {
  enum Kind { case line, bar, point, rule, area }

  var kind: Kind
  var x: ChartValue?
  var y: ChartValue?
  /// The lower end of an area; `nil` for zero.
  var start: ChartValue?
  /// The name of the line or area that the mark belongs to.
  var series: ChartValue?
  var color: Color?
  /// The value that decides the color.
  var style: ChartValue?
}

extension ChartContent {
  public var body: some View { EmptyView() }

  /// Draws the mark in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> Self { changed { $0.color = color } }

  /// Draws the mark in a color that stands for a value, as the legend says. Lines and areas are divided by the value.
  ///
  /// - Parameter value: The value.
  public func foregroundStyle(by value: PlottableValue) -> Self { changed { $0.style = value.value } }

  private func changed(_ change: (inout _ChartMark) -> Void) -> Self {
    var mark = self
    change(&mark._mark)
    return mark
  }
}
