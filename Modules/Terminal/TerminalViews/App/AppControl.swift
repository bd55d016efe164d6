/// The actions that the app frame can take on its app.
@MainActor
final class AppControl {
  weak var graph: ViewGraph?
  /// Quits the app.
  var quit: () -> Void = {}
  /// Responds to another theme.
  var themeChanged: (Theme) -> Void = { _ in }
  let options: TerminalAppOptions
  private(set) var theme: Theme

  init(_ options: TerminalAppOptions) {
    self.options = options
    theme = options.theme
  }

  /// Switches to a theme.
  func use(_ theme: Theme) {
    self.theme = theme
    themeChanged(theme)
    options.themeChosen(theme)
  }

  /// Quits the app, unless something would be lost.
  ///
  /// - Returns: The reason if it doesn't quit.
  func requestQuit() -> String? {
    let warning = options.quitWarning()
    if warning == nil { quit() }
    return warning
  }

  /// The keys of the key bars on the screen.
  var keyHints: [KeyHint] { graph?.keyHints ?? [] }

  /// Everything that the user can do on the screen and in other parts of the app.
  var commands: [PaletteCommand] { graph?.commands ?? [] }
}
