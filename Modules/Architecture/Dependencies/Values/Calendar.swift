import Foundation

extension DependencyValues {
  /// The calendar that features use for dates. In tests, reading it without overriding it is an issue.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private enum CalendarKey: DependencyKey {
    static let liveValue = Calendar.autoupdatingCurrent

    static var testValue: Calendar {
      DependencyValues.reportUnimplemented(Self.self)
      return .autoupdatingCurrent
    }
  }
}
