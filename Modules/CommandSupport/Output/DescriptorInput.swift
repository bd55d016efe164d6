import Dispatch
import Foundation

/// An input on a file descriptor of the process.
public struct DescriptorInput: CommandInput {
  /// The process's standard input.
  public static let standardInput = DescriptorInput(descriptor: STDIN_FILENO)

  /// The file descriptor to read. The input doesn't close it.
  public let descriptor: Int32

  /// Creates an input.
  ///
  /// - Parameter descriptor: An open file descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  public func line() async throws -> String? {
    var bytes: [UInt8] = []
    while true {
      try await waitUntilReadable()
      // One byte at a time, so that what follows the line stays for others.
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count == 1, byte != UInt8(ascii: "\n") {
        bytes.append(byte)
        continue
      }
      return count < 1 && bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  private func waitUntilReadable() async throws {
    let (readable, continuation) = AsyncStream.makeStream(of: Void.self)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler { continuation.yield() }
    source.resume()
    defer { source.cancel() }
    for await _ in readable { break }
    try Task.checkCancellation()
  }
}
