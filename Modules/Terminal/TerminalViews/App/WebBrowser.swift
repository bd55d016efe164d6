import Foundation

/// The user's browser.
package struct WebBrowser {
  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// Returns the command that opens an address; `nil` if there is no browser, or no desktop to show its windows.
  ///
  /// `BROWSER` names browsers, separated by colons, of which the first counts. `%s` stands for the address.
  package func command(opening address: String) -> [String]? {
    if let first = environment["BROWSER"]?.split(separator: ":").first {
      let words = first.split(separator: " ").map(String.init)
      let arguments = words.map { $0.replacing("%s", with: address) }
      return arguments == words ? words + [address] : arguments
    }
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #if os(macOS)
      let usual = ["open"]
    #else
      let usual = hasDesktop ? ["xdg-open", "wslview"] : []
    #endif
    return usual.first { executable($0) != nil }.map { [$0, address] }
  }

  private func executable(_ name: String) -> URL? {
    let folders =
      name.contains("/") ? [""] : environment["PATH", default: ""].split(separator: ":").map { "\($0)/" }
    return folders.map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(filePath: $0) }
  }

  /// Opens an address in a separate process, without waiting for it.
  ///
  /// - Parameters:
  ///   - url: The address: of a web page, or to write a mail to.
  ///   - ended: Called once the process has ended, on any thread.
  /// - Returns: Whether a process was started.
  func open(_ url: URL, ended: @escaping @Sendable () -> Void = {}) -> Bool {
    guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()),
      let command = command(opening: url.absoluteString), let program = executable(command[0])
    else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in ended() }
    do { try process.run() } catch { return false }
    return true
  }
}
