import Foundation

extension DependencyValues {
  /// The locales of the languages that the user prefers, the most preferred first. In tests, reading them without
  /// overriding them is an issue.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  private enum PreferredLocalesKey: DependencyKey {
    static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }

    static var testValue: [Locale] {
      DependencyValues.reportUnimplemented(Self.self)
      return liveValue
    }
  }
}
