import Models
import NumberFactFeature

extension NumberFactFeature.State {
  /// Returns the state after a response about 42.
  static func answered(_ fact: APILoadState<NumberFact>) -> Self {
    var state = Self(count: 42)
    state.fact = fact
    return state
  }

  static var running: Self {
    var state = Self(count: 7)
    state.isTimerRunning = true
    state.timerSeconds = 7
    return state
  }
}
