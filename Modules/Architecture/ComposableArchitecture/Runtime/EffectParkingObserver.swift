import ConcurrencyExtras

/// Notes for a test store that an effect waits for something that only the test can bring about.
final class EffectParkingObserver: ParkingObserver {
  private let effect: RunningEffect
  private let executor: TestExecutor

  init(_ effect: RunningEffect, executor: TestExecutor) {
    self.effect = effect
    self.executor = executor
  }

  func park(_ reason: String) {
    effect.park(reason)
    executor.signal()
  }

  func unpark() {
    effect.unpark()
  }

  /// All effects of a store come to rest together.
  var settler: any Settler { executor }

  func settle() async {
    await executor.settle()
  }
}
