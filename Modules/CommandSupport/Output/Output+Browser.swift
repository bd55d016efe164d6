import Foundation
import TerminalUI

extension Output {
  /// Opens a page in the user's browser. Without a browser, prints its address.
  ///
  /// - Parameter url: The page, which may come from a service.
  /// - Throws: ``CommandFailure`` if it isn't a page on the web.
  public func open(_ url: URL?) async throws {
    guard let url, CommonOptions.webAddress(url.absoluteString) != nil else {
      throw CommandFailure("there is no page to open", status: .notFound)
    }
    let address = TerminalText.line(url.absoluteString)
    guard let command = WebBrowser(environment: context.environment).command(opening: address) else {
      return try write(address + "\n")
    }
    try note("Opening \(address)")
    progress.pause()
    defer { progress.resume() }
    if await context.launch(command) { return }
    try message("Warning: '\(command[0])' could not open the page; here is its address.")
    try write(address + "\n")
  }
}
