import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

@Suite(.timeLimit(.minutes(30))) struct TerminalDeviceTests {
  @Test func `a terminal is ours until it is stopped`() async throws {
    let terminal = try PseudoTerminal()
    let device = try device(at: terminal)
    #expect(terminal.isAsAShellHasIt)
    try device.start()
    #expect(!terminal.isAsAShellHasIt)
    var screen = TerminalEmulator(size: device.size)
    screen.write(terminal.read(until: "\u{1B}[c"))
    #expect(screen.modes == [1049, 2004, 1000, 1002, 1006])
    #expect(screen.queries == ["6n", "?2026$p", "?69$p", "?u", "c"])
    terminal.type("\u{1B}[?62c")
    device.stop()
    #expect(terminal.isAsAShellHasIt)
    screen.write(terminal.read(until: "\u{1B}[?1049l"))
    #expect(screen.modes == [7, 25])
    #expect(screen.problems == [])
  }

  @Test func `keys arrive in order however they are cut`() async throws {
    let (terminal, device) = try started()
    var events = device.events.makeAsyncIterator()
    terminal.type("a\u{1B}[")
    #expect(await events.next() == .input(.key(KeyPress("a"))))
    terminal.type("A\u{1B}[200~pasted\u{1B}[201~\u{1B}[<0;3;4M")
    #expect(await events.next() == .input(.key(KeyPress(.upArrow))))
    #expect(await events.next() == .input(.paste("pasted")))
    #expect(await events.next() == .input(.mouse(MouseEvent(kind: .press, location: Point(x: 2, y: 3)))))
    terminal.type("\u{3}\u{1A}")
    #expect(await events.next() == .input(.key(KeyPress("c", modifiers: .control))))
    device.stop()
  }

  @Test func `the escape key arrives without another`() async throws {
    let (terminal, device) = try started()
    var events = device.events.makeAsyncIterator()
    terminal.type("\u{1B}")
    #expect(await events.next() == .input(.key(KeyPress(.escape))))
    device.stop()
    #expect(await events.next() == nil)
  }

  @Test func `what the terminal can do is learnt from its answers`() async throws {
    let terminal = try PseudoTerminal()
    let device = try device(at: terminal, ["TERM": "xterm-256color"])
    #expect(device.colorDepth == .ansi256)
    try device.start()
    terminal.read(until: "\u{1B}[c")
    #expect(device.capabilities == TerminalCapabilities())
    terminal.type("\u{1B}[2;4R\u{1B}[?2026;2$y\u{1B}[?69;2$y\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c")
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .capabilitiesChanged)
    #expect(device.supportsSynchronizedOutput)
    #expect(device.supportsKittyGraphics)
    #expect(device.capabilities.columnMargins)
    #expect(device.capabilities.repetition)
    // One that comes after the last is used, too.
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    #expect(await events.next() == .capabilitiesChanged)
    #expect(device.background == .light)
    device.stop()
  }

  @Test func `the escape key isn't guessed if the terminal sends keys by a protocol`() async throws {
    let terminal = try PseudoTerminal()
    let device = try device(at: terminal)
    try device.start()
    var screen = TerminalEmulator(size: device.size)
    screen.write(terminal.read(until: "\u{1B}[c"))
    #expect(screen.keyModes == [])
    terminal.type("\u{1B}[?0u\u{1B}[?62c")
    screen.write(terminal.read(until: "\u{1B}[>5u"))
    #expect(screen.keyModes == [5])
    terminal.type("\u{1B}[27u\u{1B}[97;3u")
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .capabilitiesChanged)
    #expect(await events.next() == .input(.key(KeyPress(.escape))))
    #expect(await events.next() == .input(.key(KeyPress("a", modifiers: .option))))
    device.suspend()
    screen.write(terminal.read(until: "\u{1B}[?1049l"))
    #expect(screen.keyModes == [])
    screen.write(terminal.read(until: "\u{1B}[>5u"))
    #expect(screen.keyModes == [5])
    device.stop()
    screen.write(terminal.read(until: "\u{1B}[?1049l"))
    #expect(screen.keyModes == [])
    #expect(screen.problems == [])
  }

  @Test func `a terminal without the protocol for keys isn't sent its sequences`() async throws {
    let (terminal, device) = try started()
    device.stop()
    #expect(!String(decoding: terminal.read(until: "\u{1B}[?1049l"), as: UTF8.self).contains("[<u"))
  }

  @Test(arguments: [("\u{1B}[2;4R", true), ("\u{1B}[2;2R", false), ("", false)])
  func `a terminal repeats glyphs if it has repeated a space beyond ASCII`(
    report: String,
    isRepeated: Bool
  ) async throws {
    let terminal = try PseudoTerminal()
    let device = try device(at: terminal)
    try device.start()
    terminal.read(until: "\u{1B}[c")
    terminal.type("\(report)\u{1B}[?69;2$y\u{1B}[?62c")
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .capabilitiesChanged)
    #expect(device.capabilities.repetition == isRepeated)
    device.stop()
  }

  @Test(arguments: [["TERM": "linux"], ["TERM": "tmux-256color"], ["TERM": "xterm", "TMUX": "/tmp/tmux"]])
  func `a terminal that would misunderstand a query isn't sent it`(environment: [String: String]) {
    #expect(!String(decoding: TerminalModes(environment: environment).queries, as: UTF8.self).contains("_G"))
  }

  @Test func `what the terminal takes slowly is not waited for`() async throws {
    let (terminal, device) = try started()
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    device.write(bytes)
    #expect(device.isBusy)
    let reading = terminal.inBackground { $0.read(until: "x!") }
    device.write([UInt8(ascii: "!")])
    #expect(await reading.value.count == bytes.count + 1)
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .ready)
    #expect(!device.isBusy)
    device.stop()
  }

  @Test func `a terminal that takes nothing is given up`() throws {
    let (terminal, device) = try started()
    device.write([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20))
    device.stop()
    #expect(terminal.isAsAShellHasIt)
  }

  @Test func `the size that changed meanwhile is noticed on return`() async throws {
    let (terminal, device) = try started()
    #expect(device.size == Size(width: 80, height: 24))
    terminal.resize(columns: 40, rows: 12)
    device.suspend()
    var screen = TerminalEmulator(size: device.size)
    screen.write(terminal.read(until: "\u{1B}[?1049l"))
    #expect(screen.modes == [7, 25])
    screen.write(terminal.read(until: "\u{1B}[?1006h"))
    #expect(screen.modes.contains(1049))
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .resized(Size(width: 40, height: 12)))
    #expect(await events.next() == .resumed)
    #expect(!terminal.isAsAShellHasIt)
    device.stop()
  }

  @Test func `a terminal that goes away ends the events`() async throws {
    let (terminal, device) = try started()
    terminal.hangUp()
    var events = device.events.makeAsyncIterator()
    #expect(await events.next() == .ended)
    #expect(await events.next() == nil)
    device.write([0x41])
    device.stop()
  }

  @Test func `nothing is written once it is stopped`() throws {
    let (terminal, device) = try started()
    device.stop()
    terminal.read(until: "\u{1B}[?1049l")
    device.write(Array("late".utf8))
    device.stop()
    _ = write(terminal.program, "end", 3)
    #expect(terminal.read(until: "end") == Array("end".utf8))
  }

  @Test func `a pipe isn't a terminal`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(throws: TerminalFailure.notATerminal) {
      _ = try TerminalDevice(input: descriptor, output: descriptor, environment: [:], handlesSignals: false)
    }
  }

  @Test func `a dumb terminal is refused`() throws {
    let terminal = try PseudoTerminal()
    #expect(throws: TerminalFailure.dumb) { _ = try device(at: terminal, ["TERM": "dumb"]) }
  }

  @Test func `a size that cannot be is not believed`() throws {
    let terminal = try PseudoTerminal(columns: 0, rows: 0)
    #expect(try device(at: terminal).size == Size(width: 80, height: 24))
    terminal.resize(columns: 65535, rows: 65535)
    #expect(try device(at: terminal).size == Size(width: 1024, height: 512))
  }

  // MARK: Support

  private func device(
    at terminal: PseudoTerminal,
    _ environment: [String: String] = ["TERM": "tmux-256color"]
  ) throws -> TerminalDevice {
    try TerminalDevice(
      input: terminal.program,
      output: terminal.program,
      environment: environment,
      handlesSignals: false
    )
  }

  /// Returns a started device that has received its replies, and its terminal.
  private func started() throws -> (PseudoTerminal, TerminalDevice) {
    let terminal = try PseudoTerminal()
    let device = try device(at: terminal)
    try device.start()
    terminal.read(until: "\u{1B}[c")
    terminal.type("\u{1B}[?62c")
    return (terminal, device)
  }
}
