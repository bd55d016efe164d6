/// A subscriber that a key informs of changes to its value.
public struct SharedSubscriber<Value>: Sendable {
  enum Event {
    case value(Result<Value?, any Error>)
    case loading(Bool)
    case refresh(@Sendable () throws -> Value?)
  }

  private let receive: @Sendable (Event) -> Bool

  init(_ receive: @escaping @Sendable (Event) -> Bool) { self.receive = receive }

  /// Says that there is a new value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Says that there is no value any more, so that the initial one is shown.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// Says that something is wrong with the value.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// Says that there is a new value, with `nil` when there is none any more, or that something is wrong with it.
  public func yield(with result: Result<Value?, any Error>) { _ = receive(.value(result)) }

  /// Says whether a value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { _ = receive(.loading(isLoading)) }

  /// Reads the value again, unless it is changed here meanwhile: then that change is newer.
  ///
  /// - Parameter load: Reads what is stored, or returns `nil` when nothing is.
  /// - Returns: Whether what was read is the value now.
  func refresh(_ load: @escaping @Sendable () throws -> Value?) -> Bool { receive(.refresh(load)) }
}
