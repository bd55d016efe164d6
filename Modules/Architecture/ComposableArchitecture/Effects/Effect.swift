import ConcurrencyExtras
import CustomDump
import Dependencies

/// Work that a reduction asks its store to do: send actions, run asynchronous operations, or cancel running ones.
///
/// An effect is a description. Nothing happens until the store interprets it, after the reduction has ended.
public struct Effect<Action>: Sendable, _Nonisolated {
  @usableFromInline let erased: AnyEffect

  @inlinable
  init(_ erased: AnyEffect) { self.erased = erased }
}

extension Effect {
  /// Does nothing.
  @inlinable
  public static var none: Self { Self(.none) }

  @inlinable var isNone: Bool { erased.isNone }

  /// Runs an asynchronous operation that may send any number of actions.
  ///
  /// The operation never runs inside `send`: it starts once `send` has returned. It sees the dependencies
  /// of the reducer that returned it.
  ///
  /// ```swift
  /// return .run { [id = state.id] send in
  ///   await send(.userResponse(Result { try await client.user(id) }))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` for that of the caller.
  ///   - name: A name for the task, shown in tools and in the messages of a test store.
  ///   - operation: The operation. An error that it throws, other than a cancellation, is passed to `handler`.
  ///   - handler: Called with an error. Without one, an error is reported as an issue.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    run(priority, name, at: _SourceLocation(fileID, filePath, line, column), catch: handler, operation)
  }

  static func run(
    _ priority: TaskPriority? = nil,
    _ name: String? = nil,
    at origin: _SourceLocation,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    _ operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void
  ) -> Self {
    let body: EffectOperation.Body = { receiver, end in
      let send = Send<Action>(receiver)
      do {
        try await perform(operation, send, end)
      } catch is CancellationError {
        return
      } catch {
        if let handler { await handler(error, send) } else { reportUnhandled(error, at: origin) }
      }
    }
    let run = EffectOperation(
      name: name,
      priority: priority,
      dependencies: DependencyValues._current,
      origin: origin,
      body: body
    )
    return Self(.run(run))
  }

  /// Runs `operation`. If it throws a cancellation error, calls `end` where that is thrown.
  @concurrent
  private static func perform(
    _ operation: @Sendable (_ send: Send<Action>) async throws -> Void,
    _ send: Send<Action>,
    _ end: @Sendable () async -> Void
  ) async throws {
    do {
      try await operation(send)
    } catch let error as CancellationError {
      await end()
      throw error
    }
  }

  /// Sends `action` once the current reduction has ended, before anything that is sent later.
  ///
  /// To share logic between actions, prefer a method that changes the state and returns an effect; use this
  /// for `delegate` actions to a parent.
  @inlinable
  public static func send(_ action: Action) -> Self { Self(.send(AnyAction(action))) }

  /// Runs `effects` at the same time.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs `effects` at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(.merge(effects.map(\.erased))) : effects.first ?? .none
  }

  /// Runs this effect and `other` at the same time.
  @inlinable
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return both(with: other)
  }

  @usableFromInline
  func both(with other: Self) -> Self {
    if case .merge(let effects) = erased, effects.count < Self.mostCopied {
      return Self(.merge(effects + [other.erased]))
    }
    return Self(.merge([erased, other.erased]))
  }

  /// The number of effects that adding one copies at most. Longer lists are nested, so that adding many effects one by
  /// one is linear, and not deep.
  private static var mostCopied: Int { 256 }

  /// Runs `effects` one after the other, each when the one before it has ended.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs `effects` one after the other, each when the one before it has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(.concatenate(effects.map(\.erased))) : effects.first ?? .none
  }

  /// Runs `other` when this effect has ended.
  public func concatenate(with other: Self) -> Self {
    if case .concatenate(let effects) = erased, effects.count < Self.mostCopied, !other.isNone {
      return Self(.concatenate(effects + [other.erased]))
    }
    return .concatenate(self, other)
  }

  /// Changes the actions that the effect sends.
  ///
  /// - Parameter transform: Makes a new action from each action of this effect.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(erased.map { AnyAction(transform($0.value(as: Action.self))) })
  }
}

private func reportUnhandled(_ error: any Error, at origin: _SourceLocation) {
  origin.report(
    """
    An "Effect.run" returned from "\(origin)" threw an unhandled error. …

    \(indented(String(customDumping: error)))

    All non-cancellation errors must be explicitly handled via the "catch" parameter on "Effect.run", or via \
    a "do" block.
    """
  )
}
