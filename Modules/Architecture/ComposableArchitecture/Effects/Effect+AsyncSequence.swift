extension Effect {
  /// Sends each element of an asynchronous sequence. It replaces `Effect.publisher`.
  ///
  /// ```swift
  /// case .task:
  ///   return .stream { favorites.observe().map(Action.favoritesChanged) }
  /// ```
  ///
  /// - Parameter makeSequence: Makes the sequence; called when the effect starts.
  public static func stream<S: AsyncSequence & SendableMetatype>(
    _ makeSequence: @escaping @Sendable () -> S,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where S.Element == Action, Action: Sendable, S.AsyncIterator: SendableMetatype {
    .run(at: _SourceLocation(fileID, filePath, line, column)) { send in
      for try await action in makeSequence() { await send(action) }
    }
  }
}
