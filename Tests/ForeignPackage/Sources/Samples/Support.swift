import ComposableArchitecture
import Foundation

public enum APIError: Error, Equatable {
  case notFound
  case offline
  case rateLimited(until: Date?)
  case server(status: Int)
}

/// Loading, loaded, empty and failed as one value.
@CasePathable
@dynamicMemberLookup
enum LoadState<Value: Equatable & Sendable>: Equatable, Sendable {
  case idle
  case loading(previous: Value?)
  case loaded(Value)
  case failed(APIError, previous: Value?)

  var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous): previous
    case .loaded(let value): value
    case .failed(_, let previous): previous
    }
  }

  mutating func begin() { self = .loading(previous: value) }

  mutating func end(_ result: Result<Value, APIError>) {
    switch result {
    case .success(let value): self = .loaded(value)
    case .failure(let error): self = .failed(error, previous: value)
    }
  }
}

extension Effect {
  /// Runs a request, and sends its result.
  static func request<Value: Sendable>(
    id: some Hashable & Sendable,
    _ work: @escaping @Sendable () async throws -> Value,
    map toAction: @escaping @Sendable (Result<Value, APIError>) -> Action
  ) -> Self {
    .run { send in
      do {
        await send(toAction(.success(try await work())))
      } catch let error as APIError {
        await send(toAction(.failure(error)))
      } catch is CancellationError {
      } catch {
        await send(toAction(.failure(.offline)))
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
