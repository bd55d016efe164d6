import Testing

@testable import ComposableArchitecture

/// A test store's waits for what happens outside of the test.
@MainActor
@Suite struct WaitingStepTests {
  @Test(.timeLimit(.minutes(5))) func `a wait whose time is over before it begins ends`() async {
    let executor = TestExecutor(isolation: MainActor.shared)
    for _ in 1...5_000 {
      let hasHappened = await executor.waitForActivity(after: executor.activity, timeout: .zero)
      #expect(!hasHappened)
    }
  }
}
