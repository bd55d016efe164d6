import ConcurrencyExtras
import Dependencies
import Foundation
import Observation
import Sharing
import Testing

@Suite struct SharedConcurrencyTests {
  @Test func `wrappers made at the same time share the value`() async {
    await concurrently(100) { _ in
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 += 1 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 100)
  }

  @Test func `changes of parts at the same time lose nothing`() async {
    let value = Shared(value: Tally())
    await concurrently(200) { number in
      if number.isMultiple(of: 2) {
        value.left.withLock { $0 += 1 }
      } else {
        value.right.withLock { $0 += 1 }
      }
    }
    #expect(value.wrappedValue == Tally(left: 100, right: 100))
  }

  @Test func `changes of elements at the same time lose nothing`() async {
    let numbers = Shared(value: [Int](repeating: 0, count: 10))
    let elements = UncheckedSendable(Array(numbers.elements))
    await concurrently(200) { number in elements.value[number % 10].withLock { $0 += 1 } }
    #expect(numbers.wrappedValue == [Int](repeating: 20, count: 10))
  }

  @Test func `a reader never sees half a change`() async {
    let value = Shared(value: Tally())
    await concurrently(200) { number in
      if number.isMultiple(of: 2) {
        value.withLock {
          $0.left += 1
          $0.right += 1
        }
      } else {
        let seen = value.wrappedValue
        #expect(seen.left == seen.right)
      }
    }
  }

  @Test func `every sequence of values ends up with the last one`() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        let values = count.values
        group.addTask {
          var last = -1
          for await value in values {
            #expect(value > last, "values come in the order of the changes")
            last = value
            if value == 100 { break }
          }
          return last
        }
      }
      for number in 1...100 { count.withLock { $0 = number } }
      for await last in group { #expect(last == 100) }
    }
  }

  @Test func `a change may contain the change of another value`() {
    let outer = Shared(value: 1)
    let inner = Shared(value: 10)
    outer.withLock { outer in
      inner.withLock { $0 += outer }
      outer += inner.wrappedValue
    }
    #expect(outer.wrappedValue == 12)
    #expect(inner.wrappedValue == 11)
  }

  @Test func `an observer that reads and changes other values does not wait for itself`() {
    let source = Shared(value: 0)
    let copy = Shared(value: 0)
    withObservationTracking {
      _ = source.wrappedValue
    } onChange: {
      copy.withLock { $0 = source.wrappedValue + 1 }
    }
    source.withLock { $0 = 5 }
    #expect(copy.wrappedValue == 6)
  }

  @Test func `changes of a file at the same time lose nothing`() async {
    let url = URL(fileURLWithPath: "/count.json")
    await concurrently(100) { _ in
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 += 1 }
    }
    @Shared(.fileStorage(url)) var count = 0
    #expect(count == 100)
  }

  @Test func `changes of settings in one file lose nothing`() async {
    await concurrently(100) { number in
      @Shared(.appStorage("count \(number % 5)")) var count = 0
      $count.withLock { $0 += 1 }
    }
    for number in 0..<5 {
      @Shared(.appStorage("count \(number)")) var count = 0
      #expect(count == 20)
    }
  }

  @Test(arguments: 1...50)
  func `cases that run at the same time do not see each other`(number: Int) async {
    @Shared(.inMemory("same")) var count = 0
    for _ in 1...number {
      $count.withLock { $0 += 1 }
      await Task.yield()
    }
    #expect(count == number)
    let seen = await Task {
      @Shared(.inMemory("same")) var count = 0
      return count
    }.value
    #expect(seen == number)
  }

  private func concurrently(_ count: Int, _ operation: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count { group.addTask { operation(number) } }
    }
  }
}

private struct Tally: Equatable, Sendable {
  var left = 0
  var right = 0
}
