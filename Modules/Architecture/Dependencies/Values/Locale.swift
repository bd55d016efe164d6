import Foundation

extension DependencyValues {
  /// The locale that features use for formats. In tests, reading it without overriding it is an issue.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private enum LocaleKey: DependencyKey {
    static let liveValue = Locale.autoupdatingCurrent

    static var testValue: Locale {
      DependencyValues.reportUnimplemented(Self.self)
      return .autoupdatingCurrent
    }
  }
}
