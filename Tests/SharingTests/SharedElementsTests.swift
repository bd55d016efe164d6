import ConcurrencyExtras
import IdentifiedCollections
import Observation
import Sharing
import Testing

@Suite struct SharedElementsTests {
  @Test func `elements are a collection of their positions`() {
    let letters = Shared(value: ["a", "b", "c", "d"])
    let elements = letters.elements
    #expect(elements.count == 4)
    #expect(elements.startIndex == 0)
    #expect(elements.endIndex == 4)
    #expect(elements.index(after: 0) == 1)
    #expect(elements.index(before: 4) == 3)
    #expect(elements.index(1, offsetBy: 2) == 3)
    #expect(elements.distance(from: 1, to: 4) == 3)
    #expect(elements.reversed().map(\.wrappedValue) == ["d", "c", "b", "a"])
    #expect(elements.first?.wrappedValue == "a")
    #expect(elements[1...2].map(\.wrappedValue) == ["b", "c"])
  }

  @Test func `a shared collection is a sequence of its elements`() {
    @Shared(value: [1, 2, 3]) var numbers
    for number in $numbers { number.withLock { $0 *= 2 } }
    #expect(numbers == [2, 4, 6])
    #expect($numbers.map(\.wrappedValue) == [2, 4, 6])
    #expect($numbers.count.wrappedValue == 3)
    #expect(SharedReader($numbers).map(\.wrappedValue) == [2, 4, 6])
  }

  @Test func `an element that is removed shows its last change`() throws {
    @Shared(value: [Item(id: 1), Item(id: 2)]) var items: IdentifiedArrayOf<Item>
    let item = try #require(Shared($items[id: 1]))
    item.withLock { $0.name = "changed" }
    $items.withLock { _ = $0.remove(id: 1) }
    #expect(item.wrappedValue.name == "changed")
    item.withLock { $0.name += " again" }
    #expect(item.wrappedValue.name == "changed again")
  }

  @Test func `an identified sequence follows its elements`() {
    @Shared(value: [Item(id: 1), Item(id: 2)]) var items: IdentifiedArrayOf<Item>
    let elements = $items.map { $0 }
    $items.withLock { $0.reverse() }
    elements[0].name.withLock { $0 = "one" }
    #expect(items[id: 1]?.name == "one")
    #expect(items.last?.name == "one")
  }

  @Test func `an empty collection has no elements`() {
    let empty = Shared(value: [Int]())
    #expect(empty.elements.isEmpty)
    #expect(Array(empty).isEmpty)
    #expect(Array(Shared(value: IdentifiedArrayOf<Item>())).isEmpty)
  }

  @Test func `positions of any collection are kept`() {
    let slice = Shared(value: [1, 2, 3, 4][1...2])
    #expect(slice.elements.indices.map { $0 } == [1, 2])
    slice.elements[2].withLock { $0 = 30 }
    #expect(slice.wrappedValue == [2, 30])
  }

  @Test func `elements are those of the moment they were asked for`() {
    let numbers = Shared(value: [1, 2])
    let elements = numbers.elements
    numbers.withLock { $0.append(3) }
    #expect(elements.map(\.wrappedValue) == [1, 2])
    #expect(numbers.elements.map(\.wrappedValue) == [1, 2, 3])
  }

  @Test func `an element shows what is at its position now`() {
    let numbers = Shared(value: [1, 2, 3])
    let second = numbers.elements[1]
    numbers.withLock { $0.insert(0, at: 0) }
    #expect(second.wrappedValue == 1)
    numbers.withLock { $0.removeAll() }
    #expect(second.wrappedValue == 1, "what was last seen there")
  }

  @Test func `an identified element shows itself wherever it is`() {
    let items = Shared(value: [Item(id: 1), Item(id: 2), Item(id: 3)] as IdentifiedArrayOf<Item>)
    let second = Array(items)[1]
    items.withLock { $0.reverse() }
    items.withLock { $0.insert(Item(id: 4), at: 0) }
    second.name.withLock { $0 = "two" }
    #expect(items.wrappedValue[id: 2]?.name == "two")
    #expect(items.wrappedValue.map(\.id) == [4, 3, 2, 1])
  }

  @Test func `a removed identified element changes nothing`() {
    let items = Shared(value: [Item(id: 1), Item(id: 2)] as IdentifiedArrayOf<Item>)
    let first = items.elements[0]
    items.withLock { _ = $0.remove(id: 1) }
    first.withLock { $0.name = "gone" }
    #expect(first.wrappedValue.name == "gone")
    #expect(items.wrappedValue == [Item(id: 2)])
  }

  @Test func `an identified element that comes back is followed again`() {
    let items = Shared(value: [Item(id: 1)] as IdentifiedArrayOf<Item>)
    let first = items.elements[0]
    items.withLock { $0.removeAll() }
    items.withLock { _ = $0.append(Item(id: 1, name: "back")) }
    #expect(first.wrappedValue.name == "back")
    first.name.withLock { $0 = "changed" }
    #expect(items.wrappedValue[id: 1]?.name == "changed")
  }

  @Test func `parts of elements are shared`() {
    let items = Shared(value: [Item(id: 1), Item(id: 2)])
    for (number, item) in items.elements.enumerated() { item.name.withLock { $0 = "\(number)" } }
    #expect(items.wrappedValue.map(\.name) == ["0", "1"])
  }

  @Test func `observers of an element are notified of changes`() {
    let numbers = Shared(value: [1, 2])
    let second = numbers.elements[1]
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = second.wrappedValue
    } onChange: {
      isTold.setValue(true)
    }
    numbers.withLock { $0[1] = 5 }
    #expect(isTold.value)
  }

  @Test func `an element describes where it is`() {
    @Shared(.inMemory("numbers")) var numbers = [1, 2]
    #expect("\($numbers.elements[1])" == #"Shared<Int>(.inMemory("numbers")[1])"#)
  }
}

private struct Item: Equatable, Identifiable, Sendable {
  let id: Int
  var name = ""
}
