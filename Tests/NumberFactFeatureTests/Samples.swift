import Models
import NumberFactFeature

extension NumberFactFeature.State {
  /// What is there once a request for a fact about 42 was answered.
  static func answered(_ fact: APILoadState<NumberFact>) -> Self {
    var state = Self(count: 42)
    state.fact = fact
    return state
  }

  static var running: Self {
    var state = Self(count: 7)
    state.isTimerRunning = true
    return state
  }
}
