/// Options for how an app behaves on a terminal.
public struct TerminalAppOptions {
  /// Returns the reason not to quit now; `nil` if nothing would be lost.
  public var quitWarning: @MainActor () -> String?
  /// Whether the tasks of views run. Turn it off for a screen that is only looked at.
  public var runsTasks: Bool
  /// Whether the terminal's background is light; `nil` to ask the terminal.
  public var isLight: Bool?

  /// - Parameters:
  ///   - isLight: Whether the terminal's background is light; `nil` to ask the terminal.
  ///   - runsTasks: Whether views run their tasks and `onAppear` actions.
  ///   - quitWarning: Returns the reason not to quit now; `nil` if nothing would be lost.
  public init(
    isLight: Bool? = nil,
    runsTasks: Bool = true,
    quitWarning: @escaping @MainActor () -> String? = { nil }
  ) {
    self.isLight = isLight
    self.runsTasks = runsTasks
    self.quitWarning = quitWarning
  }
}
