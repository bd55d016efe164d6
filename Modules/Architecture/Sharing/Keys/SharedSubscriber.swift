/// A subscriber that a key informs of changes to its value.
public struct SharedSubscriber<Value>: Sendable {
  enum Event {
    case value(Result<Value?, any Error>)
    case loading(Bool)
    case refresh(@Sendable () throws -> Value?)
  }

  private let receive: @Sendable (Event) -> Bool

  init(_ receive: @escaping @Sendable (Event) -> Bool) { self.receive = receive }

  /// Reports a new value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Reports that there is no longer a value, so that the initial one is shown.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// Reports an error with the value.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// Reports a new value, an error, or `nil` if there is no longer a value.
  public func yield(with result: Result<Value?, any Error>) { _ = receive(.value(result)) }

  /// Reports whether a value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { _ = receive(.loading(isLoading)) }

  /// Reads the value again, unless it is changed here meanwhile. Then that change is newer.
  ///
  /// - Parameter load: Reads the stored value, or returns `nil` if there is none.
  /// - Returns: Whether the value that was read is the current one.
  func refresh(_ load: @escaping @Sendable () throws -> Value?) -> Bool { receive(.refresh(load)) }
}
