import Foundation

/// Opens addresses with the user's browser, outside of the terminal.
struct BrowserLauncher {
  let environment: [String: String]

  /// The program that opens addresses; `nil` if there is none, or no desktop to show its windows.
  var program: URL? {
    let chosen = environment["BROWSER"].map { [$0] } ?? []
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #if os(macOS)
      let usual = ["open"]
    #else
      let usual = hasDesktop ? ["xdg-open", "wslview"] : []
    #endif
    return (chosen + usual).lazy.compactMap(executable).first
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
    guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()), let program else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in ended() }
    do { try process.run() } catch { return false }
    return true
  }
}
