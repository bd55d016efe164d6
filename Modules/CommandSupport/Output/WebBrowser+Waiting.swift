import Foundation
import TerminalUI

extension WebBrowser {
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
}
