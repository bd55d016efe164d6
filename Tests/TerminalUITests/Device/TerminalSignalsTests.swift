import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// Each test runs a separate process on a pseudoterminal controlled by the test.
@Suite(.timeLimit(.minutes(30))) struct TerminalSignalsTests {
  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP, SIGUSR1, SIGUSR2,
    SIGALRM,
    SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
  ])
  func `a signal that ends the process gives the terminal back`(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal] in
      _ = try Program.start(at: path)
      kill(getpid(), signal)
      pause()
    }
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `a signal that ends the process ends the protocol for keys`(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      let bytes = terminal.read(until: "\u{1B}[c")
      terminal.type("\u{1B}[?0u\u{1B}[?62cx")
      return bytes
    }
    await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal] in
      let device = try Program.start(at: path)
      var events = device.events.makeAsyncIterator()
      while await events.next() != .input(.key(KeyPress("x"))) {}
      kill(getpid(), signal)
      pause()
    }
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(await typing.value)
    screen.write(terminal.read(until: "\u{1B}[>5u"))
    #expect(screen.keyModes == [5])
    screen.write(terminal.read(until: "\u{1B}[?1049l"))
    #expect(screen.keyModes == [])
    #expect(screen.modes == [7, 25])
    #expect(screen.problems == [])
  }

  @Test func `the terminal is given back before the process ends by itself, from any thread`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      let device = try Program.start(at: path)
      await Task.detached {
        restoreTerminal()
        device.write(Array("late".utf8))
        _ = Foundation.write(device.output, "end", 3)
        _exit(3)
      }.value
    }
    expectGivenBack(terminal)
    #expect(terminal.read(until: "end") == Array("end".utf8))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `the app goes on if the program handles the signal`(number: Int32) async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .success) { [path = terminal.path as String, number] in
      signal(number) { _ in }
      let device = try Program.start(at: path)
      kill(getpid(), number)
      device.write(Array("going on".utf8))
      device.stop()
      exit(EXIT_SUCCESS)
    }
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(terminal.read(until: "going on"))
    #expect(screen.modes.contains(1049))
    expectGivenBack(terminal)
  }

  @Test func `a trap gives the terminal back`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      _ = try Program.start(at: path)
      let none: [Int] = []
      print(none[path.utf8.count])
    }
    expectGivenBack(terminal)
  }

  @Test func `a stack overflow gives the terminal back`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try await MainActor.run {
        _ = try Program.start(at: path)
        print(Program.depth(of: 0))
      }
    }
    expectGivenBack(terminal)
  }

  @Test func `an exit gives the terminal back`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      _ = try Program.start(at: path)
      exit(3)
    }
    expectGivenBack(terminal)
  }

  @Test func `a resize is told at once`() async throws {
    let terminal = try PseudoTerminal()
    let resizing = terminal.inBackground { terminal in
      terminal.read(until: "\u{1B}[c")
      terminal.resize(columns: 40, rows: 12)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let device = try Program.start(at: path)
      var events = device.events.makeAsyncIterator()
      #expect(await events.next() == .resized(Size(width: 40, height: 12)))
      device.stop()
      exit(EXIT_SUCCESS)
    }
    await resizing.value
  }

  @Test(arguments: ["key", "signal", "continued"])
  func `the terminal is restored while the process is stopped`(how: String) async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "\u{1B}[c")
      terminal.type(how == "key" ? "\u{1A}" : "x")
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String, how] in
      let device = try Program.start(at: path)
      var events = device.events.makeAsyncIterator()
      if how != "key" {
        #expect(await events.next() == .input(.key(KeyPress("x"))))
        kill(getpid(), how == "signal" ? SIGTSTP : SIGCONT)
      }
      #expect(await events.next() == .resumed)
      device.write(Array("resumed".utf8))
      device.stop()
      exit(EXIT_SUCCESS)
    }
    await typing.value
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    if how != "continued" {
      screen.write(terminal.read(until: "\u{1B}[?1049l"))
      #expect(screen.modes == [7, 25])
    }
    screen.write(terminal.read(until: "resumed"))
    #expect(screen.modes == [1049, 2004, 1000, 1002, 1006])
    expectGivenBack(terminal)
  }

  @Test(arguments: [true, false])
  func `what is written to standard error is shown afterwards`(isCrash: Bool) async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String, isCrash] in
      let device = try Program.start(at: path, withErrors: true)
      FileHandle.standardError.write(Data("last words\n".utf8))
      device.write(Array("screen".utf8))
      if isCrash { abort() }
      device.stop()
      exit(EXIT_FAILURE)
    }
    let before = String(decoding: terminal.read(until: "\u{1B}[?1049l"), as: UTF8.self)
    #expect(before.contains("screen"))
    #expect(!before.contains("last words"))
    #expect(terminal.read(until: "\n") == Array("last words\r\n".utf8))
  }

  @Test func `what is printed is shown afterwards`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let device = try Program.start(at: path, withOutput: true)
      print("count is 1")
      device.write(Array("screen".utf8))
      device.stop()
      print("goodbye")
      exit(EXIT_FAILURE)
    }
    let before = String(decoding: terminal.read(until: "\u{1B}[?1049l"), as: UTF8.self)
    #expect(before.contains("screen"))
    #expect(!before.contains("count"))
    #expect(terminal.read(until: "goodbye\r\n") == Array("count is 1\r\ngoodbye\r\n".utf8))
  }

  @Test func `only one device takes the signals`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let first = try Program.start(at: path)
      let second = try Program.device(at: path)
      #expect(throws: TerminalFailure.inUse) { try second.start() }
      second.stop()
      first.stop()
      try Program.start(at: path).stop()
      exit(EXIT_SUCCESS)
    }
  }

  private func expectGivenBack(_ terminal: PseudoTerminal) {
    #expect(terminal.isAsAShellHasIt)
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    let bytes = terminal.read(until: "\u{1B}[?1049l")
    screen.write(bytes)
    #expect(screen.modes == [7, 25])
    #expect(screen.problems == [])
  }
}

/// The program run by the separate process.
private enum Program {
  /// Makes a terminal the controlling terminal of the process, and starts a device on it.
  static func start(
    at path: String,
    withErrors: Bool = false,
    withOutput: Bool = false
  ) throws -> TerminalDevice {
    // Outside a separate session, stopping the job would stop other processes too.
    guard setsid() > 0 || getsid(0) == getpid() else {
      throw TerminalFailure.system(call: "setsid", code: errno)
    }
    let descriptor = open(path, O_RDWR)
    if withErrors { dup2(descriptor, STDERR_FILENO) }
    if withOutput { dup2(descriptor, STDOUT_FILENO) }
    let device = try device(at: descriptor)
    try device.start()
    return device
  }

  static func device(at path: String) throws -> TerminalDevice { try device(at: open(path, O_RDWR)) }

  private static func device(at descriptor: Int32) throws -> TerminalDevice {
    try TerminalDevice(input: descriptor, output: descriptor, environment: ["TERM": "tmux-256color"])
  }

  /// Recurses until the stack overflows.
  @inline(never)
  static func depth(of number: Int) -> Int {
    number < 0 ? 0 : depth(of: number + 1) &+ Int.random(in: 0...1)
  }
}
