/// The state of a value that is loaded: not requested, loading, loaded, empty or failed.
///
/// It is a single value, so nothing can be loading and failed at once. While loading again, and after a
/// failure, it keeps the previous value.
public enum LoadState<Value, Failure: Error> {
  /// Nothing has been requested yet.
  case idle
  /// A request is running; `from` is the state before it.
  indirect case loading(LoadAttempt, from: LoadState)
  /// The last request returned a value.
  case loaded(Value)
  /// The last request returned nothing, which isn't an error.
  case empty
  /// The last request failed; `previous` is the value from before it.
  case failed(Failure, previous: Value?)

  /// The value to show: the loaded value, or the previous value while loading or after a failure.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(_, let state): state.value
    case .loaded(let value): value
    case .failed(_, let previous): previous
    }
  }

  /// The error of the last request; `nil` unless it failed.
  public var error: Failure? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// Whether a request is running.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether nothing has been requested yet.
  public var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// Whether the state is loading although its effect has been cancelled from outside.
  public var isAbandoned: Bool {
    if case .loading(let attempt, _) = self { attempt.isOver } else { false }
  }

  /// Claims the loading for the caller, unless the value is loaded or a request is running.
  ///
  /// A view that appears uses it. If the view appears twice in a row, it loads once; if it disappears during
  /// a request, it loads again. An attempt that hasn't begun is given up.
  ///
  /// - Returns: Whether the caller should load.
  public func claimLoading() -> Bool {
    switch self {
    case .idle: true
    case .loading(let attempt, _): attempt.giveUp()
    case .loaded, .empty, .failed: false
    }
  }

  /// Returns a loading state with or without a previous value.
  public static func loading(previous: Value?) -> LoadState {
    .loading(LoadAttempt(), from: previous.map(LoadState.loaded) ?? .idle)
  }

  /// Starts loading and keeps the previous value.
  ///
  /// - Returns: The attempt, which the effect runs with ``LoadAttempt/run(isolation:_:)``.
  @discardableResult
  public mutating func startLoading() -> LoadAttempt {
    let attempt = LoadAttempt()
    stopLoading()
    self = .loading(attempt, from: self)
    return attempt
  }

  /// Records a failure and keeps the previous value.
  public mutating func fail(with error: Failure) {
    self = .failed(error, previous: value)
  }

  /// Returns to the state before a cancelled request.
  public mutating func stopLoading() {
    if case .loading(_, let state) = self { self = state }
  }

  /// Returns to the state before a request whose effect has been cancelled.
  public mutating func stopIfAbandoned() {
    if isAbandoned { stopLoading() }
  }
}

/// The state of a value that is loaded from a web service.
public typealias APILoadState<Value> = LoadState<Value, APIError>

extension LoadState where Failure == APIError {
  /// Records the result of a request. A cancellation isn't an error: the state from before the request
  /// returns.
  public mutating func finish(with result: APIResult<Value>) {
    switch result {
    case .success(let value): self = .loaded(value)
    case .failure(.cancelled): stopLoading()
    case .failure(let error): fail(with: error)
    }
  }
}

extension LoadState where Failure == APIError, Value: Collection {
  /// Records the result of a request. A result without elements makes the state ``empty``.
  public mutating func finish(with result: APIResult<Value>) {
    switch result {
    case .success(let value): self = value.isEmpty ? .empty : .loaded(value)
    case .failure(.cancelled): stopLoading()
    case .failure(let error): fail(with: error)
    }
  }
}

extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: Hashable where Value: Hashable, Failure: Hashable {}
extension LoadState: Sendable where Value: Sendable {}
