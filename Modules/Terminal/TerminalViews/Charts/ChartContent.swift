/// A part of a ``Chart``: a mark, or several as the body of a type.
///
/// ```swift
/// struct PriceMarks: ChartContent {
///   let day: Day
///
///   var body: some ChartContent {
///     LineMark(x: .value("Day", day.date), y: .value("Price", day.price))
///     PointMark(x: .value("Day", day.date), y: .value("Price", day.price))
///   }
/// }
/// ```
@MainActor
public protocol ChartContent: View where Body: ChartContent {}

/// A builder for the marks of a chart.
public typealias ChartContentBuilder = ViewBuilder

/// Chart content that knows its marks.
@MainActor
protocol MarkSource {
  var marks: [ChartMark] { get }
}

/// The marks of some content, changed.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent, MarkSource {
  let content: Content
  let change: (inout ChartMark) -> Void

  @MainActor var body: some ChartContent { EmptyView() }

  @MainActor var marks: [ChartMark] {
    ChartPlot.marks(in: content).map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

nonisolated extension ChartContent {
  /// Returns the content with each of its marks changed. What a mark has been given before stays.
  func changed(_ change: @escaping (inout ChartMark) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, change: change)
  }
}

extension Never: ChartContent {}
extension EmptyView: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {}
extension ArrayContent: ChartContent where Content: ChartContent {}
extension TupleView: ChartContent where repeat each Content: ChartContent {}
extension ConditionalContent: ChartContent where First: ChartContent, Second: ChartContent {}
