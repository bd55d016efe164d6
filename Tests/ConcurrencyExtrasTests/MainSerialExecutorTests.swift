import ConcurrencyExtras
import Dispatch
import Foundation
import Testing

@Suite struct MainSerialExecutorTests {
  struct Failure: Error, Equatable {}

  @Test func `an async operation runs on the main actor`() async {
    let result = await withMainSerialExecutor {
      MainActor.assertIsolated()
      await Task.yield()
      return 42
    }
    #expect(result == 42)
  }

  @Test func `an operation is run and its error thrown`() async {
    var count = 0
    withMainSerialExecutor { count += 1 }
    #expect(count == 1)
    #expect(throws: Failure()) { try withMainSerialExecutor { () throws -> Void in throw Failure() } }
  }

  @Test func `the setting is that of the operation`() async {
    #expect(!uncheckedUseMainSerialExecutor)
    await withMainSerialExecutor {
      await Task.yield()
      #expect(uncheckedUseMainSerialExecutor)
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }

  @Test(arguments: 1...10)
  func `tasks of a group run in the order in which they were added`(_: Int) async {
    await withMainSerialExecutor {
      let numbers = LockIsolated<[Int]>([])
      await withTaskGroup(of: Void.self) { group in
        for number in 1...1_000 { group.addTask { numbers.withValue { $0.append(number) } } }
      }
      #expect(numbers.value == Array(1...1_000))
    }
  }

  @Test(arguments: 1...10)
  func `a task runs to where it suspends when the operation yields`(_: Int) async {
    await withMainSerialExecutor {
      let steps = LockIsolated<[String]>([])
      let task = Task.detached {
        steps.withValue { $0.append("loading") }
        await Task.yield()
        await Task {
          MainActor.assertIsolated()
          steps.withValue { $0.append("loaded") }
        }.value
        steps.withValue { $0.append("shown") }
      }
      #expect(steps.value == [])
      await Task.yield()
      #expect(steps.value == ["loading"])
      await task.value
      #expect(steps.value == ["loading", "loaded", "shown"])
    }
  }

  @MainActor private final class Model {
    var isLoading = false
    var numbers: [Int] = []

    func load() async {
      isLoading = true
      defer { isLoading = false }
      await Task.yield()
      await Self.elsewhere()
    }

    func add(_ number: Int) async {
      for offset in 0..<3 {
        numbers.append(number + offset)
        await Task.yield()
      }
    }

    @concurrent nonisolated static func elsewhere() async { await Task.yield() }
  }

  @Test(arguments: 1...40)
  func `a model on the main actor is seen while it loads`(_: Int) async {
    await withMainSerialExecutor {
      let model = Model()
      let loading = Task { await model.load() }
      await Task.yield()
      #expect(model.isLoading)
      await loading.value
      #expect(!model.isLoading)
    }
  }

  @Test(arguments: 1...40)
  func `tasks that yield take turns`(_: Int) async {
    await withMainSerialExecutor {
      let model = Model()
      let first = Task { await model.add(0) }
      let second = Task { await model.add(10) }
      await first.value
      await second.value
      #expect(model.numbers == [0, 10, 1, 11, 2, 12])
    }
  }

  @Test(arguments: 1...10)
  func `actors take their turns`(_: Int) async {
    actor Counter {
      var numbers: [Int] = []
      func add(_ number: Int) { numbers.append(number) }
    }
    let numbers = await withMainSerialExecutor {
      let counter = Counter()
      await withTaskGroup(of: Void.self) { group in
        for number in 1...100 { group.addTask { await counter.add(number) } }
      }
      return await counter.numbers
    }
    #expect(numbers == Array(1...100))
  }

  @Test func `what is resumed from elsewhere goes on on the main actor`() async {
    await withMainSerialExecutor {
      let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
      let task = Task.detached {
        for await number in numbers {
          MainActor.assertIsolated()
          #expect(number == 1)
        }
      }
      Thread.detachNewThread {
        continuation.yield(1)
        continuation.finish()
      }
      await task.value
    }
  }

  @Test func `what runs beside is left alone`() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isOnMainActor = Task.detached {
      var states: Set<Bool> = []
      repeat {
        await Task.yield()
        states.insert(DispatchQueue.getSpecific(key: key) == true)
      } while !Task.isCancelled
      return states
    }
    await withMainSerialExecutor {
      for _ in 1...100 { await Task.yield() }
    }
    isOnMainActor.cancel()
    #expect(await isOnMainActor.value == [false])
  }
}
