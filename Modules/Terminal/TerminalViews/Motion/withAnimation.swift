import Dependencies
import Platform

/// Makes changes that are animated.
///
/// ```swift
/// withAnimation(.snappy) { isShown.toggle() }
/// ```
///
/// Views with a ``AnyTransition`` that appear or disappear move or fade, texts change to another color step by step, and
/// offsets and bars of progress move. What effects change later is animated by their own changes, or by
/// ``View/animation(_:value:)``.
///
/// - Parameters:
///   - animation: The course of the changes; `nil` to make them at once.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are animated, and calls an action once they have been made.
///
/// - Parameters:
///   - animation: The course of the changes; `nil` to make them at once.
///   - body: Makes the changes.
///   - completion: An action, which is called after the animation's time.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result,
  completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let length = animation?.length ?? .zero
  Task {
    @Dependency(\.continuousClock) var clock
    try? await clock.sleep(for: length)
    completion()
  }
  return result
}

/// The circumstances of the changes that are being made.
enum ChangeTransaction {
  struct Scope: Sendable {
    let thread: UInt
    let transaction: Transaction
  }

  private static let scope = Mutex<Scope?>(nil)

  /// Sets the circumstances of the changes that the caller makes next. Returns what was set before.
  static func replace(with transaction: Transaction) -> Scope? {
    scope.withLock { scope in
      defer { scope = Scope(thread: ThreadID.current, transaction: transaction) }
      return scope
    }
  }

  static func restore(_ outer: Scope?) { scope.withLock { $0 = outer } }

  /// The circumstances of a change made here; `nil` for the usual ones, which a change has that is made on another thread at
  /// the same time.
  static var ofThisChange: Transaction? {
    scope.withLock { scope in
      scope.flatMap { $0.thread == ThreadID.current ? $0.transaction : nil }
    }
  }
}
