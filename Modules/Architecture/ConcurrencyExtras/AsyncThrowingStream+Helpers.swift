extension AsyncThrowingStream where Failure == any Error {
  /// Erases an async sequence to a throwing stream, as ``AsyncStream/init(_:)`` does to one without errors.
  public init<S: AsyncSequence>(_ sequence: sending S) where S.Element == Element {
    let iterator = SequenceIterator(sequence)
    self.init { try await iterator.next() }
  }

  /// A stream that never emits an element, and ends only when the iterating task is cancelled.
  public static var never: Self {
    Self {
      try? await Parking.wait("AsyncThrowingStream.never")
      return nil
    }
  }

  /// Returns a stream that ends at once, without an element.
  ///
  /// - Parameter error: The error it ends with, or `nil` to end without one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// Erases this sequence to a throwing stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> where Self: Sendable {
    AsyncThrowingStream(self)
  }
}
