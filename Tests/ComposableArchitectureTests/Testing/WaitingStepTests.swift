import Testing

@testable import ComposableArchitecture

/// A test store's waits for what happens outside of the test.
@Suite struct WaitingStepTests {
  /// Not the main actor, whose turn comes late while many tests run.
  private actor Waiter {
    /// Waits without time.
    ///
    /// - Returns: The number of waits in which something happened.
    func wait(times: Int) async -> Int {
      let executor = TestExecutor(isolation: self)
      var happened = 0
      for _ in 0..<times {
        if await executor.waitForActivity(after: executor.activity, timeout: .zero) { happened += 1 }
      }
      return happened
    }
  }

  @Test(.timeLimit(.minutes(5))) func `a wait whose time is over before it begins ends`() async {
    #expect(await Waiter().wait(times: 5_000) == 0)
  }
}
