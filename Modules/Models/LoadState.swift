/// The state of a value that is loaded: not requested, loading, loaded, empty or failed.
///
/// It is a single value, so nothing can be loading and failed at once. While loading again, and after a
/// failure, it keeps the previous value.
///
/// A load belongs to the state: a state that is ``loading(from:)`` has an effect to answer it. The reducer
/// starts the effect in the action that calls ``startLoading()``. So a view that appears again only checks whether
/// the state ``isIdle``, and a view that disappears ends nothing:
///
/// ```swift
/// .task { store.send(.task) }                                       // the view
///
/// case .task: return state.listing.isIdle ? load(&state) : .none    // the reducer
///
/// private func load(_ state: inout State) -> Effect<Action> {
///   state.listing.startLoading()
///   return .run { [coinClient] send in
///     await send(.coinsResponse(APIResult { try await coinClient.coins() }))
///   }
///   .cancellable(id: CancelID.coins, cancelInFlight: true)
/// }
/// ```
///
/// A load ends in one of these ways:
///
/// - Its response arrives, which may be ``APIError/cancelled``. The state then is what it was before.
/// - Another load replaces it with `cancelInFlight`. The state is still loading.
/// - The reducer cancels it, and calls ``stopLoading()`` or sets another state in the same action.
/// - The state is removed, and its effects with it.
/// - The sender of the action cancels its `StoreTask`. Cancelled effects send nothing, so the state is still
///   loading. A command treats that as an interruption and ends. In a store that is still used, a refresh
///   loads again.
public enum LoadState<Value, Failure: Error> {
  /// Nothing has been requested yet.
  case idle
  /// A request is running; `from` is the state before it.
  indirect case loading(from: LoadState)
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
    case .loading(let state): state.value
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

  /// Returns a loading state with or without a previous value.
  public static func loading(previous: Value?) -> LoadState {
    .loading(from: previous.map(LoadState.loaded) ?? .idle)
  }

  /// Starts loading and keeps the previous value.
  ///
  /// A second load replaces the first: a cancellation of it returns to the state before both.
  public mutating func startLoading() {
    if !isLoading { self = .loading(from: self) }
  }

  /// Records a failure and keeps the previous value.
  public mutating func fail(with error: Failure) {
    self = .failed(error, previous: value)
  }

  /// Returns to the state before a cancelled request.
  public mutating func stopLoading() {
    if case .loading(let state) = self { self = state }
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
