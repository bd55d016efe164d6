import CommandSupport
import Foundation
import Testing

struct DescriptorStreamTests {
  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `more than a pipe holds is written whole`() async throws {
    let (reader, writer) = try pipe()
    let text = String(repeating: "0123456789\n", count: 100_000)
    _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK)
    let writing = Task.detached {
      defer { close(writer) }
      try DescriptorStream(descriptor: writer).write(text)
    }
    let read = FileHandle(fileDescriptor: reader, closeOnDealloc: true).readDataToEndOfFile()
    try await writing.value
    #expect(read == Data(text.utf8))
  }

  @Test func `a reader that went away is a broken pipe`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = try pipe()
    defer { close(writer) }
    close(reader)
    #expect(throws: BrokenPipe.self) { try DescriptorStream(descriptor: writer).write("text") }
  }

  @Test func `a full disk is a failure in words`() throws {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    defer { close(full) }
    let failure = #expect(throws: CommandFailure.self) {
      try DescriptorStream(descriptor: full).write("text")
    }
    #expect(failure?.message.contains("No space left") == true)
  }

  @Test func `a pipe isn't a terminal`() throws {
    let (reader, writer) = try pipe()
    defer {
      close(reader)
      close(writer)
    }
    #expect(!DescriptorStream(descriptor: writer).isTerminal)
    #expect(DescriptorStream(descriptor: writer).columns == nil)
  }

  @Test func `a pseudo terminal is a terminal that knows its width`() throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: 123, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&controller, &terminal, nil, nil, &size) == 0)
    defer {
      close(controller)
      close(terminal)
    }
    #expect(DescriptorStream(descriptor: terminal).isTerminal)
    #expect(DescriptorStream(descriptor: terminal).columns == 123)
  }
}
