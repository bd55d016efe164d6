/// Where something that is loaded from elsewhere stands: not asked for, loading, loaded, empty or failed.
///
/// It is one value, so that nothing can be loading and failed at once. While it loads again, and when that
/// fails, it keeps what was there before.
public enum LoadState<Value, Failure: Error> {
  /// Nothing was asked for yet.
  case idle
  /// A request is on its way; `from` is how things stood before it.
  indirect case loading(LoadAttempt, from: LoadState)
  /// The last request brought a value.
  case loaded(Value)
  /// The last request brought nothing, and that is no error.
  case empty
  /// The last request failed; `previous` is what was there before it.
  case failed(Failure, previous: Value?)

  /// What there is to show: the loaded value, or the previous one while loading or after a failure.
  public var value: Value? {
    switch self {
    case .idle, .empty: nil
    case .loading(_, let state): state.value
    case .loaded(let value): value
    case .failed(_, let previous): previous
    }
  }

  /// Why the last request failed; `nil` unless it did.
  public var error: Failure? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// Whether a request is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether nothing was asked for yet.
  public var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// Whether it is loading though nobody is at it any more: the effect was cancelled from outside.
  public var isAbandoned: Bool {
    if case .loading(let attempt, _) = self { attempt.isOver } else { false }
  }

  /// Leaves the loading to the caller, unless it is done or somebody is at it.
  ///
  /// It is what a view that appears goes by: twice in a row it asks once, and again after it has disappeared
  /// in the middle. An attempt that has not begun does not begin any more.
  ///
  /// - Returns: Whether the caller is to load.
  public func claimLoading() -> Bool {
    switch self {
    case .idle: true
    case .loading(let attempt, _): attempt.giveUp()
    case .loaded, .empty, .failed: false
    }
  }

  /// A request for which something was loaded before, or nothing.
  public static func loading(previous: Value?) -> LoadState {
    .loading(LoadAttempt(), from: previous.map(LoadState.loaded) ?? .idle)
  }

  /// A request is on its way from now on; what was there stays.
  ///
  /// - Returns: The attempt, for the effect to make: ``LoadAttempt/run(isolation:_:)``.
  @discardableResult
  public mutating func startLoading() -> LoadAttempt {
    let attempt = LoadAttempt()
    stopLoading()
    self = .loading(attempt, from: self)
    return attempt
  }

  /// The request failed; what was there stays beside the error.
  public mutating func fail(with error: Failure) {
    self = .failed(error, previous: value)
  }

  /// The request was cancelled: back to what was there before it.
  public mutating func stopLoading() {
    if case .loading(_, let state) = self { self = state }
  }

  /// Back to what was there before a request that nobody is at any more.
  public mutating func stopIfAbandoned() {
    if isAbandoned { stopLoading() }
  }
}

/// The state of something that a web service gives.
public typealias APILoadState<Value> = LoadState<Value, APIError>

extension LoadState where Failure == APIError {
  /// The request was answered. A cancelled one is no error: what was there before it comes back.
  public mutating func finish(with result: APIResult<Value>) {
    switch result {
    case .success(let value): self = .loaded(value)
    case .failure(.cancelled): stopLoading()
    case .failure(let error): fail(with: error)
    }
  }
}

extension LoadState where Failure == APIError, Value: Collection {
  /// The request was answered, where no elements at all make it ``empty``.
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
