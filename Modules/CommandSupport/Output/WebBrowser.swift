import Foundation

/// The user's browser.
struct WebBrowser {
  var environment: [String: String]

  /// Returns the command that opens a page; `nil` if there is no browser to start.
  ///
  /// `BROWSER` names browsers, separated by colons, of which the first counts. `%s` stands for the address.
  func command(opening address: String) -> [String]? {
    if let first = environment["BROWSER"]?.split(separator: ":").first {
      let words = first.split(separator: " ").map(String.init)
      let arguments = words.map { $0.replacing("%s", with: address) }
      return arguments == words ? words + [address] : arguments
    }
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return hasScreen && isInstalled("xdg-open") ? ["xdg-open", address] : nil
  }

  /// Starts a command, and waits for its end.
  ///
  /// - Returns: Whether it succeeded.
  @Sendable static func run(_ command: [String]) async -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }

  private func isInstalled(_ program: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
