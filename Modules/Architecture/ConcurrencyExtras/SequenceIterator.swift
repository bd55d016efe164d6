/// The iterator of an async sequence behind a stream that calls it back for each element.
// @unchecked: the stream that owns this object calls `next()` from one iteration at a time, as `AsyncSequence`
// requires. The sequence was sent here and has no other reference.
final class SequenceIterator<Element>: @unchecked Sendable {
  private let advance: () async throws -> Element?

  init<Base: AsyncSequence>(_ base: sending Base) where Base.Element == Element {
    var iterator: Base.AsyncIterator?
    advance = {
      var current = iterator ?? base.makeAsyncIterator()
      defer { iterator = current }
      return try await current.next()
    }
  }

  func next() async throws -> Element? { try await advance() }
}
