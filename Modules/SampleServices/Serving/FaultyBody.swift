import FlyingSocks

/// A body that arrives late or not whole.
struct FaultyBody: AsyncBufferedSequence {
  typealias Element = UInt8

  /// There is no more, though more was announced. The server closes the connection over it.
  struct CutShort: Error {}

  private let bytes: [UInt8]
  private let pause: (@Sendable () async throws -> Void)?

  /// The bytes at once, and then ``CutShort``.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    pause = nil
  }

  /// The bytes one at a time, each after an interval, and then the end.
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
        guard !rest.isEmpty else { throw CutShort() }
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
