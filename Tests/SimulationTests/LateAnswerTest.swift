import ComposableArchitecture
import CustomDump
import Foundation
import SessionRecording
import Testing

// 1. user sends .loadTapped
// 2. price(USD) is asked
// 3. user sends .currencyTapped
// 4. price(EUR) is asked
// 5. price(EUR) answers "EUR"
// 6. an effect sends .response("EUR")
// 7. price(USD) answers "USD"
// 8. an effect sends .response("USD")
@MainActor
func `the generated test is the one that is kept, without the simulation`() async throws {
  let requests = Requests()
  @Sendable func answer<Value>(_: String = "", _ outcomes: Answer<Value>...) async throws -> Value {
    try await requests.wait(outcomes)
  }
  @Sendable func answers<Value>(_: String, _ outcomes: Answer<Value>...) -> AsyncThrowingStream<
    Value, any Error
  > {
    AsyncThrowingStream {
      do { return try await requests.wait(outcomes) } catch is CancellationError { return nil }
    }
  }
  let clock = TestClock()
  let atRest: @MainActor (PriceFeature.State) throws -> Void = { state in
    if let price = state.price { #expect(price == state.currency) }
  }
  let store = TestStore(initialState: PriceFeature.State()) {
    PriceFeature(cancels: false) { currency in
      @Dependency(PriceClient.self) var client
      return try await client.price(currency)
    }
  } withDependencies: { values in
    values.continuousClock = clock
    values.suspendingClock = clock
    values.uuid = .incrementing
    values.date = .constant(Date(timeIntervalSince1970: 1_735_689_600))
    let prepare: (inout DependencyValues) -> Void = {
      $0[PriceClient.self].price = { currency in
        try await answer("price(\(currency))", .value(currency), .failure(CancellationError()))
      }
    }
    prepare(&values)
  }
  store.exhaustivity = .off
  await store.send(.loadTapped)
  await store.skipReceivedActions(strict: false)
  await store.send(.currencyTapped)
  await store.skipReceivedActions(strict: false)
  requests.answer(2, with: 0)
  await store.skipReceivedActions(strict: false)
  requests.answer(1, with: 0)
  await store.skipReceivedActions(strict: false)
  try atRest(store.state)
}

/// The requests of a feature, which wait for the test.
@MainActor
private final class Requests {
  private var waiting: [Int: (Int) -> Void] = [:]
  private var count = 0

  func wait<Value>(_ outcomes: [Answer<Value>]) async throws -> Value {
    count += 1
    let number = count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = {
          continuation.resume(with: $0 < 0 ? .failure(CancellationError()) : outcomes[$0].result)
        }
        if Task.isCancelled { answer(number, with: -1) }
      }
    } onCancel: {
      Task { @MainActor in answer(number, with: -1) }
    }
  }

  func answer(_ request: Int, with outcome: Int) {
    waiting.removeValue(forKey: request)?(outcome)
  }
}

/// An outcome of a request.
private struct Answer<Value: Sendable>: Sendable {
  let result: Result<Value, any Error>

  static func value(_ value: Value) -> Self { Answer(result: .success(value)) }
  static func failure(_ error: any Error) -> Self { Answer(result: .failure(error)) }
}
