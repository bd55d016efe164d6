import Foundation

extension DependencyValues {
  /// The calendar that features use for dates. In tests, reading it without overriding it is an issue.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private enum CalendarKey: UnimplementedKey {
    static let liveValue = Calendar.autoupdatingCurrent
  }

  /// The locale that features use for formats. In tests, reading it without overriding it is an issue.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private enum LocaleKey: UnimplementedKey {
    static let liveValue = Locale.autoupdatingCurrent
  }

  /// The locales of the languages that the user prefers, the most preferred first. In tests, reading them without
  /// overriding them is an issue.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  private enum PreferredLocalesKey: UnimplementedKey {
    static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  }

  /// The time zone that features use for dates. In tests, reading it without overriding it is an issue.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private enum TimeZoneKey: UnimplementedKey {
    static let liveValue = TimeZone.autoupdatingCurrent
  }
}
