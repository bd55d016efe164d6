import Foundation

/// Options for how an app behaves on a terminal.
public struct TerminalAppOptions {
  /// Returns the reason not to quit now; `nil` if nothing would be lost.
  public var quitWarning: () -> String?
  /// Whether the tasks of views run. Turn it off for a screen that is only looked at.
  public var runsTasks: Bool
  /// The theme to begin with.
  public var theme: Theme
  /// Responds to another theme chosen by the user, such as by keeping it for the next launch.
  public var themeChosen: (Theme) -> Void = { _ in }
  /// Whether the app is told in lines of text, for a screen reader, instead of being drawn.
  public var isAccessible = false
  /// Whether nothing moves: animations are shown at their end.
  public var reducesMotion = false
  /// The title of the window, unless a view sets another.
  public var title = ProcessInfo.processInfo.processName
  /// The time for which a message about a result is shown.
  public var toastDuration = Duration.seconds(3)

  /// - Parameters:
  ///   - theme: The theme to begin with.
  ///   - runsTasks: Whether views run their tasks and `onAppear` actions.
  ///   - quitWarning: Returns the reason not to quit now; `nil` if nothing would be lost.
  public init(
    theme: Theme = .auto,
    runsTasks: Bool = true,
    quitWarning: @escaping () -> String? = { nil }
  ) {
    self.theme = theme
    self.runsTasks = runsTasks
    self.quitWarning = quitWarning
  }
}
