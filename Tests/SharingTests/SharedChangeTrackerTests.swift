import ConcurrencyExtras
import CustomDump
import Foundation
import Sharing
import Testing

@Suite struct SharedChangeTrackerTests {
  private struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.inMemory("row")) var row = Row(id: 1, name: "Blob")
    var title = ""
  }

  private let tracker = SharedChangeTracker()
  private let state = State()

  /// Runs a reducer, compares with the expected values, and resets, as a test store does.
  private func difference(
    _ reduce: (inout State) -> Void,
    expected update: (inout State) -> Void = { _ in }
  ) -> String? {
    var actual = state
    var expected = state
    withSharedChangeTracking(tracker) { reduce(&actual) }
    defer { tracker.reset() }
    return tracker.assert {
      update(&expected)
      return expected == actual ? nil : diff(expected, actual)
    }
  }

  @Test func `an expected change isn't a difference`() {
    let difference = difference {
      $0.$count.withLock { $0 = 1 }
    } expected: {
      $0.$count.withLock { $0 = 1 }
    }
    #expect(difference == nil)
    #expect(state.count == 1)
  }

  @Test func `an unexpected change is a difference`() throws {
    let difference = try #require(difference { $0.$count.withLock { $0 = 1 } })
    #expect(difference.contains("- ") && difference.contains(": 0"))
    #expect(difference.contains("+ ") && difference.contains(": 1"))
  }

  @Test func `a wrong expectation is a difference and changes nothing`() {
    let difference = difference {
      $0.$count.withLock { $0 = 1 }
    } expected: {
      $0.$count.withLock { $0 = 2 }
    }
    #expect(difference != nil)
    #expect(state.count == 1)
  }

  @Test func `an expected change that does not happen is a difference`() {
    let difference = difference { _ in
    } expected: {
      $0.$count.withLock { $0 = 1 }
    }
    #expect(difference != nil)
    #expect(state.count == 0)
  }

  @Test func `an expectation begins with the value before the changes`() {
    let difference = difference {
      $0.$count.withLock { $0 += 1 }
      $0.$count.withLock { $0 += 1 }
    } expected: {
      #expect($0.count == 0)
      $0.$count.withLock { $0 += 2 }
      #expect($0.count == 2)
    }
    #expect(difference == nil)
  }

  @Test func `a change of a part is expected of the whole`() {
    let difference = difference {
      $0.$row.name.withLock { $0 = "Jr" }
    } expected: {
      $0.$row.withLock { $0.name = "Jr" }
    }
    #expect(difference == nil)
  }

  @Test func `a change of the whole is expected of a part`() {
    let difference = difference {
      $0.$row.withLock { $0.tags = ["a"] }
    } expected: {
      $0.$row.tags.withLock { $0.append("a") }
    }
    #expect(difference == nil)
  }

  @Test func `an expectation is not saved`() {
    let files = LockIsolated<[URL: Data]>([:])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let key = TestKey(source: TestKey.Source())
      let custom = Shared(wrappedValue: 0, key)
      let stored = Shared(wrappedValue: 0, .fileStorage(URL(fileURLWithPath: "/count.json")))
      tracker.assert {
        custom.withLock { $0 = 1 }
        stored.withLock { $0 = 1 }
      }
      #expect((custom.wrappedValue, stored.wrappedValue) == (0, 0))
      #expect(key.source.savedValues == [])
      #expect(files.value == [:])
      key.source.resumeLoad(.success(0))
    }
  }

  @Test func `changes of stored values are tracked`() {
    let stored = Shared(wrappedValue: 0, .fileStorage(URL(fileURLWithPath: "/count.json")))
    withSharedChangeTracking(tracker) { stored.withLock { $0 = 1 } }
    #expect(!tracker.changes.isEmpty)
    tracker.assert { stored.withLock { $0 = 1 } }
    #expect(tracker.changes.isEmpty)
  }

  @Test func `changes of effects are tracked`() async {
    await withDependencies {
      tracker.install(in: &$0)
    } operation: {
      await Task { state.$count.withLock { $0 = 5 } }.value
    }
    #expect(!tracker.changes.isEmpty)
    let isExpected = tracker.assert {
      let expected = state
      expected.$count.withLock { $0 = 5 }
      return expected == state
    }
    #expect(isExpected)
    #expect(tracker.changes.isEmpty)
  }

  @Test func `changes that were not asserted are listed`() throws {
    withSharedChangeTracking(tracker) { state.$count.withLock { $0 = 5 } }
    #expect(tracker.changes.count == 1)
    #expect(try #require(tracker.changes.first).contains("5"))
    tracker.reset()
    #expect(tracker.changes.isEmpty)
  }

  @Test func `a change that is taken back isn't a change`() {
    withSharedChangeTracking(tracker) {
      state.$count.withLock { $0 = 5 }
      state.$count.withLock { $0 = 0 }
    }
    #expect(tracker.changes.isEmpty)
  }

  @Test func `changes outside are not tracked`() {
    state.$count.withLock { $0 = 5 }
    #expect(tracker.changes.isEmpty)
  }

  @Test func `a replaced wrapper is compared by its value`() {
    let expected = difference {
      $0.$count = Shared(value: 9)
    } expected: {
      $0.$count = Shared(value: 9)
    }
    #expect(expected == nil)
  }

  @Test func `a replaced wrapper that the test doesn't expect is a difference`() throws {
    let unexpected = try #require(difference { $0.$count = Shared(value: 9) })
    #expect(unexpected.contains("0") && unexpected.contains("9"))
  }

  @Test func `another wrapper than the test expects is a difference`() {
    let unexpected = difference {
      $0.$count = Shared(value: 9)
    } expected: {
      $0.$count = Shared(value: 8)
    }
    #expect(unexpected != nil)
    #expect(state.count == 9)
  }

  @Test func `a wrapper that the test expects and nothing replaces is a difference`() {
    let unexpected = difference { _ in
    } expected: {
      $0.$count = Shared(value: 8)
    }
    #expect(unexpected != nil)
    #expect(state.count == 0)
  }

  @Test func `a change of the value of a replaced wrapper is expected too`() {
    let expected = difference {
      $0.$count = Shared(value: 9)
      $0.$count.withLock { $0 += 1 }
    } expected: {
      $0.$count = Shared(value: 9)
      $0.$count.withLock { $0 += 1 }
    }
    #expect(expected == nil)
    #expect(state.count == 10)
  }

  @Test func `a replaced wrapper that was not asserted is listed`() throws {
    withSharedChangeTracking(tracker) { state.$count = Shared(value: 9) }
    #expect(tracker.changes.count == 1)
    #expect(try #require(tracker.changes.first).contains("9"))
    withSharedChangeTracking(tracker) { state.$count = Shared(value: 0) }
    #expect(tracker.changes.isEmpty)
  }

  @Test func `a moment keeps what a wrapper referred to`() {
    withSharedChangeTracking(tracker) { state.$count = Shared(value: 9) }
    let first = tracker.moment
    withSharedChangeTracking(tracker) { state.$count = Shared(value: 10) }
    let expected = state
    let isFirst = tracker.assert(at: first) {
      expected.$count = Shared(value: 9)
      return expected == state
    }
    #expect(isFirst)
    tracker.advance(to: first)
    #expect(!tracker.changes.isEmpty)
    let isSecond = tracker.assert {
      expected.$count = Shared(value: 10)
      return expected == state
    }
    #expect(isSecond)
  }

  @Test func `a moment restores what a wrapper referred to, and its value`() {
    withSharedChangeTracking(tracker) {
      state.$count.withLock { $0 = 5 }
      state.$count = Shared(value: 9)
    }
    let last = tracker.moment
    tracker.momentBefore.restore()
    #expect(state.count == 0)
    #expect(Shared(wrappedValue: 1, .inMemory("count")).wrappedValue == 0)
    #expect(last.differences(from: tracker.momentBefore).count == 2)
    last.restore()
    #expect(state.count == 9)
  }

  @Test func `other state is compared as ever`() {
    let expected = difference {
      $0.title = "a"
    } expected: {
      $0.title = "a"
    }
    #expect(expected == nil)
    let unexpected = difference { $0.title = "a" }
    #expect(unexpected != nil)
  }
}
