import Foundation

/// A shell that runs a script in a separate process.
///
/// Foundation's `Process` counts the open files and copies their list afterwards. It crashes if tests beside it open
/// files in between.
package struct Shell: Sendable {
  private let process: pid_t

  /// Starts a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - directory: The script's working directory.
  /// - Throws: A `POSIXError` if the shell can't be started.
  package init(_ script: String, in directory: URL) throws {
    let words = ["/bin/sh", "-c", "cd \"$1\" && shift && eval \"$1\"", "sh", directory.path, script]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // A child must not inherit the files that other tests have open: a port would be in use as long as a child holds
    // its socket.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/dev/fd") {
      if let descriptor = Int32(name), descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    self.process = process
  }

  /// Ends the process at once, as a crash would.
  package func end() {
    _ = kill(process, SIGKILL)
  }

  /// Waits for the script to end.
  ///
  /// - Returns: Its exit status, which is 128 plus the number of the signal if one ended it.
  package func waitUntilExit() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7f
        continuation.resume(returning: signal == 0 ? status >> 8 & 0xff : 128 + signal)
      }
    }
  }
}
