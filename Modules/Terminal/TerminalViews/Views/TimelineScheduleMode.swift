/// The rate at which a ``TimelineView`` is made again.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, as on a device that saves energy, which a terminal doesn't.
  case lowFrequency
}
