import FlyingSocks

/// A body that arrives late or not whole.
struct FaultyBody: AsyncBufferedSequence {
  typealias Element = UInt8

  /// There is no more, though more was announced. The server closes the connection over it.
  struct CutShort: Error {}

  private let bytes: [UInt8]
  private let interval: Duration?

  /// The bytes at once, and then ``CutShort``; or, with an interval, one at a time and then the end.
  init(_ bytes: [UInt8], interval: Duration? = nil) {
    self.bytes = bytes
    self.interval = interval
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(rest: bytes[...], interval: interval)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var rest: ArraySlice<UInt8>
    let interval: Duration?

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      guard let interval else {
        guard !rest.isEmpty else { throw CutShort() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
      }
      guard !rest.isEmpty else { return nil }
      try await Task.sleep(for: interval)
      defer { rest = rest.dropFirst() }
      return rest.prefix(1)
    }
  }
}
