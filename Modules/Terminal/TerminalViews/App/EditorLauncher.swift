import Foundation

/// Runs the user's editor on the terminal.
struct EditorLauncher: Sendable {
  let environment: [String: String]

  /// The command of the editor; `nil` if the user has chosen none.
  var command: String? {
    ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// Edits a file, and waits for the editor's end.
  ///
  /// The editor stays in the job of this process, so that the shell gives the terminal to both.
  ///
  /// - Parameter file: The file.
  /// - Returns: Whether the editor ended without a failure.
  func edit(_ file: URL) -> Bool {
    guard let command else { return false }
    // While the editor runs, Ctrl-C is its own.
    var interrupt = sigaction()
    var quit = sigaction()
    sigaction(SIGINT, nil, &interrupt)
    sigaction(SIGQUIT, nil, &quit)
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    defer {
      sigaction(SIGINT, &interrupt, nil)
      sigaction(SIGQUIT, &quit, nil)
    }
    // As in git: the command may have arguments.
    guard let process = Self.spawn(["/bin/sh", "-c", "\(command) \"$@\"", command, file.path], environment)
    else {
      return false
    }
    return Self.wait(for: process)
  }

  /// Waits for the end of a process. While it is stopped, as by Ctrl-Z, this process is too.
  private static func wait(for process: pid_t) -> Bool {
    var status: Int32 = 0
    while true {
      if waitpid(process, &status, WUNTRACED) < 0 {
        if errno == EINTR { continue }
        return false
      }
      // The macros of C: the low seven bits are the signal that ended the process, or 127 if it is stopped.
      guard status & 0xFF == 0x7F else { return status == 0 }
      kill(getpid(), SIGSTOP)
    }
  }

  private static func spawn(_ arguments: [String], _ environment: [String: String]) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    for signal in [SIGINT, SIGQUIT] { sigaddset(&standard, signal) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    return posix_spawn(&process, arguments[0], nil, &attributes, &words, &variables) == 0 ? process : nil
  }
}
