import Foundation

/// A shell that runs a script in a separate process.
///
/// Foundation's `Process` counts the open files and copies their list afterwards, which crashes where
/// tests beside it open files in between.
struct Shell {
  private let process: pid_t

  /// - Parameters:
  ///   - script: What to run.
  ///   - directory: Where to run it.
  init(_ script: String, in directory: URL) throws {
    let words = ["/bin/sh", "-c", "cd \"$1\" && shift && eval \"$1\"", "sh", directory.path, script]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // What other tests have open stays theirs: a port would be in use for as long as a child holds its socket.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/dev/fd") {
      if let descriptor = Int32(name), descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
    var process: pid_t = 0
    let status = posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    self.process = process
  }

  /// Waits for the script to end.
  ///
  /// - Returns: Its exit status, which is not 0 where a signal has ended it.
  func waitUntilExit() async -> Int32 {
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
