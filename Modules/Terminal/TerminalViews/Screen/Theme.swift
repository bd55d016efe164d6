/// The colors of an app, by name.
public enum Theme: String, CaseIterable, Codable, Hashable, Sendable {
  /// Colors for the background that the terminal reports.
  case auto
  /// Colors for a dark background.
  case dark
  /// Colors for a light background.
  case light
  /// Colors with a contrast of at least 7:1 (WCAG 2, level AAA), for the background that the terminal reports.
  case highContrast = "high-contrast"
  /// An amber accent, for the background that the terminal reports.
  case amber

  /// The theme after this one; the first after the last.
  var next: Theme {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.auto
}

extension EnvironmentValues {
  /// The theme of the app. Control-T switches to the next one.
  public internal(set) var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
