import ConcurrencyExtras
import Dependencies

/// An effect with actions of any type. See ``AnyAction``.
@usableFromInline
// @unchecked: an effect is made by a reduction and consumed by its store in the same isolation; what crosses
// threads are the `@Sendable` operations in it.
enum AnyEffect: @unchecked Sendable {
  case none
  case send(AnyAction)
  indirect case run(EffectOperation)
  case merge([AnyEffect])
  case concatenate([AnyEffect])
  indirect case cancellable(id: CancellationID, cancelInFlight: Bool, AnyEffect)
  indirect case cancel(id: CancellationID)
  /// The effects of a child, and the way in which its parent dismisses it.
  indirect case scoped(EffectScope, Dismissal?, AnyEffect)
  /// An effect that depends on the store's earlier effects.
  case dynamic((EffectRegistry, EffectPath) -> AnyEffect)

  @inlinable var isNone: Bool { if case .none = self { true } else { false } }

  /// Changes the actions that the effect sends.
  func map(_ transform: @escaping @Sendable (AnyAction) -> AnyAction) -> Self {
    map(action: transform) { $0.map(transform) }
  }

  /// Changes the actions that the effect sends at once, and the operations that may send some later.
  func map(
    action: @escaping @Sendable (AnyAction) -> AnyAction = { $0 },
    operation: @escaping @Sendable (EffectOperation) -> EffectOperation
  ) -> Self {
    switch self {
    case .none, .cancel:
      self
    case .send(let sent):
      .send(action(sent))
    case .run(let run):
      .run(operation(run))
    case .merge(let effects):
      .merge(effects.map { $0.map(action: action, operation: operation) })
    case .concatenate(let effects):
      .concatenate(effects.map { $0.map(action: action, operation: operation) })
    case .cancellable(let id, let cancelInFlight, let effect):
      .cancellable(id: id, cancelInFlight: cancelInFlight, effect.map(action: action, operation: operation))
    case .scoped(let scope, let dismissal, let effect):
      .scoped(scope, dismissal?.map(action), effect.map(action: action, operation: operation))
    case .dynamic(let make):
      .dynamic { make($0, $1).map(action: action, operation: operation) }
    }
  }
}

/// An asynchronous operation, with its description for the case that it doesn't end.
@usableFromInline
struct EffectOperation: Sendable {
  // NB: in the isolation of the caller, so that an operation that ends with `send` doesn't move to the thread pool
  // just to end there. One that throws a cancellation error calls `end` first, where it is thrown: tasks that wait for
  // its end needn't wait for the store.
  typealias Body =
    nonisolated(nonsending) @Sendable (any ActionReceiver, _ end: @Sendable () async -> Void) async -> Void

  let name: String?
  let priority: TaskPriority?
  let dependencies: DependencyValues
  let origin: _SourceLocation
  var observers: [any StoreObserver] = []
  var body: Body

  func map(_ transform: @escaping @Sendable (AnyAction) -> AnyAction) -> EffectOperation {
    var result = self
    result.body = { [body] receiver, end in
      await body(ClosureReceiver { receiver.receive(transform($0)) }, end)
    }
    return result
  }

  func observed(by observer: any StoreObserver) -> EffectOperation {
    var result = self
    result.observers.append(observer)
    return result
  }
}

/// The receiver of the actions of an operation.
@usableFromInline
protocol ActionReceiver: AnyObject, Sendable {
  @MainActor
  func receive(_ action: AnyAction)
}
