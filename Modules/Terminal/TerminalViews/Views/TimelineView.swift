import Foundation

/// Content that is made again and again as time passes.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// Between two times the app sleeps. In a test, the time is that of ``EnvironmentValues/now``.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time for which content is made.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// - Parameters:
  ///   - schedule: The times.
  ///   - content: Returns the content for a time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TimelineNode(self, context) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: WrapperNode<
  TimelineView<Schedule, Content>, RowContent<Content>
>
{
  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    let now = context.environment.now
    super.init(view, context) { view in
      let date = view.schedule.last(before: now())
      let make = view.content
      return RowContent { make(.init(date: date)) }
    }
  }

  override func refresh() { update(view, environment) }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas)
    if let next = view.schedule.next(after: environment.now()) { graph.wake(self, at: next) }
  }
}
