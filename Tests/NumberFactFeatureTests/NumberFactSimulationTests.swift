import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import Simulation
import Testing

@MainActor
struct NumberFactSimulationTests {
  @Test func `no order of answers and ticks shows a fact under another number`() async {
    await simulate(NumberFactFeature.State()) {
      NumberFactFeature()
    } dependencies: {
      $0.numberFactClient.fact = { number, kind in
        try await answer(
          "fact(\(number), \(kind))",
          .value(NumberFact(number: number, text: "a fact", kind: kind)),
          .value(NumberFact(number: number, text: "", kind: kind, isFound: false)),
          .failure(APIError.timedOut),
          .failure(APIError.cancelled)
        )
      }
      $0.numberFactClient.randomFact = { kind in
        try await answer(
          "randomFact(\(kind))",
          .value(NumberFact(number: 42, text: "a fact", kind: kind)),
          .failure(APIError.timedOut)
        )
      }
    } user: { _ in
      [
        .incrementButtonTapped, .decrementButtonTapped, .factButtonTapped, .randomFactButtonTapped,
        .refreshButtonTapped, .toggleTimerButtonTapped, .binding(.set(\.kind, draw(.anyCase))),
        .binding(.set(\.count, draw(.one(of: 0, .max, .min)))),
      ]
    } always: { state in
      guard let fact = state.fact.value else { return }
      #expect(fact.number == state.count)
      #expect(fact.kind == state.kind)
    }
  }
}
