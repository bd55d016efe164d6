import Foundation

extension DependencyValues {
  /// The time zone that features use for dates. In tests, reading it without overriding it is an issue.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private enum TimeZoneKey: DependencyKey {
    static let liveValue = TimeZone.autoupdatingCurrent

    static var testValue: TimeZone {
      DependencyValues.reportUnimplemented(Self.self)
      return .autoupdatingCurrent
    }
  }
}
