import ConcurrencyExtras
import Testing

@Suite(.serialized) struct MainSerialExecutorTests {
  struct Failure: Error, Equatable {}

  @Test func anAsyncOperationRunsOnTheMainActor() async {
    let result = await withMainSerialExecutor {
      MainActor.assertIsolated()
      await Task.yield()
      return 42
    }
    #expect(result == 42)
  }

  @Test func anOperationIsRunAndItsErrorThrown() async {
    var count = 0
    withMainSerialExecutor { count += 1 }
    #expect(count == 1)
    #expect(throws: Failure()) { try withMainSerialExecutor { () throws -> Void in throw Failure() } }
  }

  @Test func theSettingIsRememberedForTheOperation() async {
    #expect(!uncheckedUseMainSerialExecutor)
    await withMainSerialExecutor {
      await Task.yield()
      #expect(uncheckedUseMainSerialExecutor)
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }
}
