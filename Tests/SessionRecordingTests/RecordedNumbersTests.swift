import ComposableArchitecture
import SessionRecording
import Testing

/// Numbers are recorded as they are.
@MainActor
struct RecordedNumbersTests {
  @Reducer
  struct Numbers {
    @ObservableState
    struct State: Codable, Equatable {
      var small = Int64.min
      var large = UInt64.max
      var huge = Int128.max
      var fraction = 0.1 + 0.2
      var tiny = Double.leastNonzeroMagnitude
      var whole = 1e16
      var money = Decimal(sign: .plus, exponent: -18, significand: 1) + 1_234_567_890_123_456_789
      var isOn = true
      var one = 1
    }

    enum Action: Codable { case paid(Decimal) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .paid(let amount):
          state.money += amount
          return .none
        }
      }
    }
  }

  @Test func `integers, fractions and decimals replay as they were`() throws {
    let lines = LockIsolated("")
    let store = Store(initialState: Numbers.State()) {
      Numbers().recorded()
    } withDependencies: {
      $0.sessionRecorder = SessionRecorder { line in lines.withValue { $0 += line } }
    }
    store.send(.paid(Decimal(sign: .plus, exponent: -18, significand: 1)))
    for member in [
      #""huge":170141183460469231731687303715884105727"#, #""isOn":true"#, #""large":18446744073709551615"#,
      #""money":1234567890123456789.000000000000000001"#, #""one":1"#, #""tiny":5e-324"#,
      #""value":1234567890123456789.000000000000000002"#,
    ] {
      #expect(lines.value.contains(member))
    }
    let trace = try SessionTrace(text: lines.value)
    #expect(try trace.replay([RecordedFeature { Numbers() }]) == nil)
  }
}
