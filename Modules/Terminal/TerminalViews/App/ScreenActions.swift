import Foundation

extension EnvironmentValues {
  private enum ToastKey: EnvironmentKey {
    static var defaultValue: ToastAction? { nil }
  }
  private enum CopyKey: EnvironmentKey {
    static var defaultValue: CopyAction? { nil }
  }
  private enum OpenKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
  }
  private enum NowKey: EnvironmentKey {
    static var defaultValue: () -> Date { Date.init }
  }

  /// Shows a short message about a result.
  @MainActor public internal(set) var showToast: ToastAction {
    get { self[ToastKey.self] ?? ToastAction { _, _ in } }
    set { self[ToastKey.self] = newValue }
  }

  /// Copies text to the clipboard.
  @MainActor public internal(set) var copy: CopyAction {
    get { self[CopyKey.self] ?? CopyAction { _, _ in } }
    set { self[CopyKey.self] = newValue }
  }

  /// Opens an address.
  @MainActor public var openURL: OpenURLAction {
    get { self[OpenKey.self] ?? OpenURLAction(open: { _ in }) }
    set { self[OpenKey.self] = newValue.around(openURL) }
  }

  /// Returns the current time, for texts such as "3 days ago". In tests it is noon of November 20, 2026 (UTC).
  public var now: () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// The environment of a screen whose looks don't depend on the time.
  static var test: EnvironmentValues {
    var values = EnvironmentValues()
    values.now = { Date(timeIntervalSince1970: 1_795_176_000) }
    return values
  }
}

extension ViewGraph {
  /// Returns the environment with the actions of this screen.
  func withActions(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.traits = traits
    focus.values.graph = self
    environment.focusedValues = focus.values
    environment.showToast = ToastAction { [weak self] in self?.show($0, isFailure: $1) }
    environment.copy = CopyAction { [weak self] text, name in
      guard let self else { return }
      let isCopied = copy(text)
      show(isCopied ? "Copied \(name)" : "This terminal has no clipboard", isFailure: !isCopied)
    }
    if environment.editMode == nil { environment.editMode = ScreenEditing().binding }
    environment.edit = EditAction { [weak self] in self?.edit($0) ?? false }
    environment.openURL = OpenURLAction(open: { [weak self] url in
      guard let self else { return }
      let isOpened = open(url)
      show(isOpened ? "Opened \(url.absoluteString)" : "There is no browser here", isFailure: !isOpened)
    })
    return environment
  }
}
