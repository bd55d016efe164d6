import Foundation
import Synchronization

/// A child process.
///
/// Foundation's `Process` has two problems: its children inherit the blocked signals of the thread that starts them,
/// and they can't have a separate terminal.
final class ChildProcess: Sendable {
  enum Streams {
    case files(output: Int32, error: Int32)
    case terminal(path: String)
  }

  private struct State {
    var ending: Child.Ending?
    var waiting: [CheckedContinuation<Child.Ending, Never>] = []
  }

  private let id: pid_t
  private let end = DispatchGroup()
  private let state = Mutex(State())

  init(_ program: String, _ arguments: [String], environment: [String: String], streams: Streams) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }

    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    switch streams {
    case .files(let output, let error):
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, error, 2)
    case .terminal(let path):
      // A session leader's first open terminal becomes its controlling terminal, which delivers Ctrl-C.
      flags |= Self.newSession
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    flags |= Self.inheritNothingElse(&actions)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    var standard = sigset_t()
    sigfillset(&standard)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var id = pid_t()
    let result = Self.withStrings([program] + arguments) { arguments in
      Self.withStrings(environment.map { "\($0)=\($1)" }) { environment in
        Descriptors.inheritance.withLock { _ in
          posix_spawn(&id, program, &actions, &attributes, arguments, environment)
        }
      }
    }
    guard result == 0 else { throw SystemError(call: "posix_spawn \(program)", code: result) }
    self.id = id
    end.enter()
    Thread.detachNewThread { [self] in waitForEnd() }
  }

  func ending() async -> Child.Ending {
    await withCheckedContinuation { continuation in
      let ending = state.withLock { state in
        if state.ending == nil { state.waiting.append(continuation) }
        return state.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  /// Blocks until the end.
  func waitUntilEnd() -> Child.Ending {
    end.wait()
    guard let ending = state.withLock(\.ending) else { preconditionFailure("It has not ended.") }
    return ending
  }

  /// Sends a signal, under the lock: after the process has ended, another process may get the same ID.
  func send(_ signal: Int32) {
    state.withLock { state in
      if state.ending == nil { _ = kill(id, signal) }
    }
  }

  private func waitForEnd() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (ending, waiting) = state.withLock { state in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      let ending: Child.Ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
      state.ending = ending
      defer { state.waiting = [] }
      return (ending, state.waiting)
    }
    end.leave()
    for continuation in waiting { continuation.resume(returning: ending) }
  }

  /// Prevents the child from inheriting other tests' open files. Otherwise a port would stay in use for as long as the
  /// child holds its socket.
  ///
  /// - Returns: The required flags.
  #if os(Linux)
    private static func inheritNothingElse(_ actions: inout posix_spawn_file_actions_t) -> Int32 {
      _ = closeFrom?(&actions, 3)
      return 0
    }

    private typealias CloseFrom =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
      ) -> Int32

    // Swift doesn't import this function of the C library.
    private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
      unsafeBitCast($0, to: CloseFrom.self)
    }
  #else
    private static func inheritNothingElse(_ actions: inout posix_spawn_file_actions_t?) -> Int32 {
      Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    }
  #endif

  // POSIX_SPAWN_SETSID, which Swift doesn't import on Linux.
  #if os(Linux)
    private static let newSession: Int32 = 0x80
  #else
    private static let newSession: Int32 = 0x400
  #endif

  private static func withStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
