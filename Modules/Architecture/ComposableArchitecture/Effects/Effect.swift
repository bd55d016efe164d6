import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting

/// Work that a reduction asks its store to do: actions to send, asynchronous operations to run, running
/// ones to cancel.
///
/// An effect is a description. Nothing happens before the store interprets it, after the reduction that
/// returned it has ended.
// @unchecked: an effect is made by a reduction and consumed by its store in the same isolation; what crosses
// threads are the `@Sendable` operations in it.
public struct Effect<Action>: @unchecked Sendable, _Nonisolated {
  @usableFromInline
  indirect enum Operation {
    case none
    case send(Action)
    case run(EffectOperation<Action>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(id: AnyHashableSendable, cancelInFlight: Bool, Effect)
    case cancel(id: AnyHashableSendable)
    /// The effects of a child, and the effect that sends the action with which its parent dismisses it.
    case scoped(EffectScope, dismiss: Effect?, Effect)
    /// An effect that depends on what the store has run before.
    case dynamic((EffectRegistry, EffectPath) -> Effect)
  }

  @usableFromInline let operation: Operation

  @inlinable
  init(operation: Operation) { self.operation = operation }
}

/// An effect for a reducer: `EffectOf<Feature>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// An asynchronous operation, with what is said of it when it does not end.
@usableFromInline
struct EffectOperation<Action>: Sendable {
  let name: String?
  let priority: TaskPriority?
  let dependencies: DependencyValues
  let origin: SourceLocation
  var observers: [any StoreObserver] = []
  let body: @Sendable (Send<Action>) async -> Void
}

/// A place in somebody's source.
@usableFromInline
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  @usableFromInline var description: String { "\(fileID):\(line)" }
}

extension Effect {
  /// Does nothing.
  @inlinable
  public static var none: Self { Self(operation: .none) }

  @inlinable var isNone: Bool {
    if case .none = operation { true } else { false }
  }

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
  ///   - operation: What to run. An error that it throws, other than a cancellation, is given to `handler`.
  ///   - handler: Called with an error. Without one, an error is reported as an issue.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
    let origin = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      operation: .run(
        EffectOperation(
          name: name,
          priority: priority,
          dependencies: DependencyValues._current,
          origin: origin
        ) { send in
          do {
            try await operation(send)
          } catch is CancellationError {
            return
          } catch {
            guard let handler else {
              reportUnhandled(error, of: Action.self, at: origin)
              return
            }
            await handler(error, send)
          }
        }
      )
    )
  }

  /// Sends `action` once the current reduction has ended, before anything that is sent later.
  ///
  /// To share logic between actions, prefer a method that changes the state and returns an effect; use this
  /// for `delegate` actions to a parent.
  @inlinable
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }

  /// Runs `effects` at the same time.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs `effects` at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(operation: .merge(effects)) : effects.first ?? .none
  }

  /// Runs this effect and `other` at the same time.
  public func merge(with other: Self) -> Self { merged(with: other) }

  @inlinable
  func merged(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return both(with: other)
  }

  @usableFromInline
  func both(with other: Self) -> Self {
    if case .merge(let effects) = operation { return Self(operation: .merge(effects + [other])) }
    return Self(operation: .merge([self, other]))
  }

  /// Runs `effects` one after the other, each when the one before it has ended.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs `effects` one after the other, each when the one before it has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(operation: .concatenate(effects)) : effects.first ?? .none
  }

  /// Runs `other` when this effect has ended.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// Changes the actions that the effect sends.
  ///
  /// - Parameter transform: Makes an action of the new kind of each action of this effect.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch operation {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let run):
      Effect<T>(
        operation: .run(
          EffectOperation<T>(
            name: run.name,
            priority: run.priority,
            dependencies: run.dependencies,
            origin: run.origin,
            observers: run.observers
          ) { send in
            await run.body(send.pullback(transform))
          }
        )
      )
    case .merge(let effects): Effect<T>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<T>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let id, let cancelInFlight, let effect):
      Effect<T>(
        operation: .cancellable(id: id, cancelInFlight: cancelInFlight, effect.map(transform))
      )
    case .cancel(let id): Effect<T>(operation: .cancel(id: id))
    case .scoped(let scope, let dismiss, let effect):
      Effect<T>(operation: .scoped(scope, dismiss: dismiss?.map(transform), effect.map(transform)))
    case .dynamic(let make): Effect<T>(operation: .dynamic { make($0, $1).map(transform) })
    }
  }
}

private func reportUnhandled<Action>(
  _ error: any Error,
  of action: Action.Type,
  at origin: SourceLocation
) {
  reportIssue(
    """
    An "Effect.run" returned from "\(origin)" threw an unhandled error. …

    \(indented(String(customDumping: error)))

    All non-cancellation errors must be explicitly handled via the "catch" parameter on "Effect.run", or via \
    a "do" block.
    """,
    fileID: origin.fileID,
    filePath: origin.filePath,
    line: origin.line,
    column: origin.column
  )
}
