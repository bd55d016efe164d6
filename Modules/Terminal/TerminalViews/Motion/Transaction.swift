/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The course of the change.
  public var animation: Animation?
  /// Whether animations within have no effect.
  public var disablesAnimations = false

  /// - Parameter animation: The course of the change; `nil` to make it at once.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// Whether changes differ from those that are made without a transaction.
  var hasEffect: Bool { animation != nil || disablesAnimations }
}

/// Makes changes that are animated as a transaction says.
///
/// - Parameters:
///   - transaction: The circumstances of the changes.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = ChangeTransaction.replace(with: transaction)
  defer { ChangeTransaction.restore(outer) }
  return try body()
}
