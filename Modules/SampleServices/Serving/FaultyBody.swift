import FlyingSocks

/// A body that is delayed or incomplete.
struct FaultyBody: AsyncBufferedSequence {
  typealias Element = UInt8

  /// The body ends before its announced length, so the server closes the connection.
  struct Truncation: Error {}

  private let bytes: [UInt8]
  private let pause: (@Sendable () async throws -> Void)?

  /// Sends the bytes at once, and then throws ``Truncation``.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    pause = nil
  }

  /// Sends the bytes one at a time, each after an interval, and then ends.
  init(_ bytes: [UInt8], interval: Duration, clock: any Clock<Duration>) {
    self.bytes = bytes
    pause = { try await clock.sleep(for: interval) }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(rest: bytes[...], pause: pause)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var rest: ArraySlice<UInt8>
    let pause: (@Sendable () async throws -> Void)?

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      guard let pause else {
        guard !rest.isEmpty else { throw Truncation() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
      }
      guard !rest.isEmpty else { return nil }
      try await pause()
      defer { rest = rest.dropFirst() }
      return rest.prefix(1)
    }
  }
}
