import Foundation

/// The time in which a bar of progress moves from one end to the other.
struct ProgressTimer: Hashable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the progress at a time, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let past = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - past : past
  }
}

extension ProgressView {
  /// - Parameters:
  ///   - timerInterval: The time in which the bar moves from one end to the other.
  ///   - countsDown: Whether it becomes shorter.
  ///   - label: The title of the operation.
  ///   - currentValueLabel: The label of the value.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// - Parameters:
  ///   - timerInterval: The time in which the bar moves from one end to the other.
  ///   - countsDown: Whether it becomes shorter.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: nil)
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}
