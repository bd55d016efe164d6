import ConcurrencyExtras
import Foundation
import Testing

/// Values that cross from one task to another.
@Suite struct SharingAcrossTasksTests {
  @Test func `parts of an isolated value are read as members`() {
    let point = LockIsolated(Point(x: 1, y: 2))
    #expect(point.x == 1)
    point.withValue { $0.x = 5 }
    #expect((point.x, point.y) == (5, 2))
  }

  @Test func `a reader of an isolated value never sees half a change`() async {
    let point = LockIsolated(Point(x: 0, y: 0))
    await withTaskGroup(of: Void.self) { group in
      for number in 1...200 {
        group.addTask {
          guard number.isMultiple(of: 2) else {
            let seen = point.value
            #expect(seen.x == seen.y)
            return
          }
          point.withValue {
            $0.x = number
            $0.y = number
          }
        }
      }
    }
  }

  @Test func `a value is set from what it is`() {
    let number = LockIsolated(1)
    number.setValue(number.value + 1)
    #expect(number.value == 2)
  }

  @Test func `an isolated value is released with its holder`() {
    final class Resource {}
    weak var weakly: Resource?
    do {
      let resource = Resource()
      weakly = resource
      let holder = LockIsolated<Resource?>(nil)
      let box = UncheckedSendable(resource)
      holder.setValue(box.value)
      #expect(weakly != nil)
    }
    #expect(weakly == nil)
  }

  @Test func `an unchecked value is changed through its members and its projection`() {
    @UncheckedSendable var point = Point(x: 1, y: 2)
    point.x = 3
    $point.y = 4
    #expect(point == Point(x: 3, y: 4))
    #expect($point == UncheckedSendable(Point(x: 3, y: 4)))
    #expect(Set([$point, $point]).count == 1)
  }

  @Test func `an unchecked value is coded as itself`() throws {
    let data = try JSONEncoder().encode([UncheckedSendable(3)])
    #expect(data == Data("[3]".utf8))
    #expect(try JSONDecoder().decode([UncheckedSendable<Int>].self, from: data) == [UncheckedSendable(3)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UncheckedSendable<Int>.self, from: Data(#""a""#.utf8))
    }
  }

  @Test func `literals are erased to hashable values`() {
    let ids: [AnyHashableSendable] = [1, "a", true, 2.5]
    #expect(ids == [AnyHashableSendable(1), AnyHashableSendable("a"), AnyHashableSendable(true), 2.5])
    #expect(ids.map(\.description) == ["1", "a", "true", "2.5"])
    #expect("\(String(reflecting: ids[1]))" == #"AnyHashableSendable("a")"#)
  }

  @Test func `an erased stream is iterated from where it is`() async {
    let stream = [1, 2, 3].async.eraseToStream()
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    var rest: [Int] = []
    while let number = await iterator.next() { rest.append(number) }
    #expect(rest == [2, 3])
    #expect(await iterator.next() == nil)
  }
}

private struct Point: Codable, Hashable, Sendable {
  var x: Int
  var y: Int
}

extension Array where Element: Sendable {
  fileprivate var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
