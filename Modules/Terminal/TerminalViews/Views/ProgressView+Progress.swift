import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar for a progress, or a spinner while it is indeterminate. Foundation tells of no changes on Linux, so the
  /// progress is read four times a second until it is finished or cancelled.
  ///
  /// - Parameter progress: The progress.
  public init(_ progress: Progress) {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: nil)
    self.progress = progress
  }
}

extension Progress {
  /// The part that is done; `nil` if it is unknown.
  var knownFraction: Double? { isIndeterminate ? nil : min(max(fractionCompleted, 0), 1) }
}

/// The times at which a progress is read.
struct ProgressSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { times(from: startDate) }

  func next(after date: Date) -> Date? {
    progress.isFinished || progress.isCancelled ? nil : date.addingTimeInterval(0.25)
  }

  func last(before date: Date) -> Date { date }
}
