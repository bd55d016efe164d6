extension AsyncStream {
  /// Erases an async sequence to a stream. Errors end the stream.
  ///
  /// Use it to give a dependency's endpoint one simple type, with any sequence behind it:
  ///
  /// ```swift
  /// client.screenshots = {
  ///   AsyncStream(center.notifications(named: .screenshot).map { _ in })
  /// }
  /// ```
  ///
  /// The sequence is iterated only as the stream is: nothing is buffered.
  ///
  /// - Parameter sequence: An async sequence; it must not be used elsewhere.
  public init<S: AsyncSequence>(_ sequence: sending S) where S.Element == Element {
    let iterator = SequenceIterator(sequence)
    self.init { try? await iterator.next() }
  }

  /// A stream that never emits an element, and ends only when the iterating task is cancelled.
  public static var never: Self {
    Self {
      try? await Parking.wait("AsyncStream.never")
      return nil
    }
  }

  /// A stream that ends at once, without an element.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncSequence {
  /// Erases this sequence to a stream. Errors end the stream.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable { AsyncStream(self) }
}
