import ConcurrencyExtras
import Observation
import Sharing
import Testing

/// Shared values as properties of types.
@Suite struct SharedPropertiesTests {
  @Test func `a property with a key has its default`() {
    let settings = Settings()
    #expect(settings.count == 1)
    #expect(settings.name == nil)
    #expect(settings.score == 7)
  }

  @Test func `a property without a key is given by an initializer`() {
    let shared = Shared(value: 5)
    let child = Child(count: shared, title: SharedReader(value: "a"))
    child.$count.withLock { $0 += 1 }
    #expect(shared.wrappedValue == 6)
    #expect(child.title == "a")
  }

  @Test func `a parent hands on what it shares`() {
    let parent = Settings()
    let child = Child(count: parent.$count, title: SharedReader(parent.$caption))
    child.$count.withLock { $0 = 9 }
    parent.$caption.withLock { $0 = "new" }
    #expect(parent.count == 9)
    #expect(child.title == "new")
  }

  @Test func `a parent hands on a part of what it shares`() {
    let parent = Settings()
    let child = Child(count: parent.$size.width, title: parent.$size.text)
    child.$count.withLock { $0 = 3 }
    #expect(parent.size.width == 3)
    #expect(child.title == "3 x 2")
  }

  @Test func `an initializer chooses the key`() {
    let one = Keyed(id: 1)
    let same = Keyed(id: 1)
    let other = Keyed(id: 2)
    one.$count.withLock { $0 = 4 }
    #expect(same.count == 4)
    #expect(other.count == 0)
  }

  @Test func `a copy of a struct shares and a value of one does not`() {
    var settings = Settings()
    var copy = settings
    copy.$count.withLock { $0 = 2 }
    copy.local = 2
    #expect(settings.count == 2)
    #expect(settings.local == 1)
    settings.local = 2
    #expect(settings == copy)
  }

  @Test func `copies follow when a wrapper is replaced`() {
    let settings = Settings()
    let copy = settings
    let part = settings.$count
    settings.$count = Shared(value: 100)
    #expect(copy.count == 100)
    #expect(part.wrappedValue == 100)
    copy.$count.withLock { $0 += 1 }
    #expect(settings.count == 101)
    #expect(Settings().count == 1)
  }

  @Test func `observers of a copy are notified when a wrapper is replaced`() {
    let settings = Settings()
    let copy = settings
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = copy.count
    } onChange: {
      isNotified.setValue(true)
    }
    settings.$count = Shared(value: 100)
    #expect(isNotified.value)
  }

  @Test func `an optional part is handed on when it is there`() throws {
    let parent = Settings()
    #expect(Shared(parent.$name) == nil)
    parent.$name.withLock { $0 = "a" }
    let name = try #require(Shared(parent.$name))
    name.withLock { $0 += "b" }
    #expect(parent.name == "ab")
  }

  @Test func `a class shares too`() {
    let model = Model()
    let other = Model()
    model.increment()
    #expect(other.count == 2)
  }

  @Test func `a closure keeps what is shared`() {
    func counter() -> () -> Int {
      @Shared(value: 0) var count
      return { [count = $count] in
        count.withLock { $0 += 1 }
        return count.wrappedValue
      }
    }
    let (one, other) = (counter(), counter())
    #expect(one() == 1)
    #expect(one() == 2)
    #expect(other() == 1)
  }
}

private struct Size: Equatable, Sendable {
  var width = 1
  var height = 2
  var text: String { "\(width) x \(height)" }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var score: Self { Self[.inMemory("properties.score"), default: 7] }
}

private struct Settings: Equatable {
  @Shared(.inMemory("properties.count")) var count = 1
  @Shared(.inMemory("properties.name")) var name: String?
  @Shared(.score) var score
  @Shared(value: "caption") var caption
  @Shared(value: Size()) var size
  var local = 1
}

private struct Child {
  @Shared var count: Int
  @SharedReader var title: String
}

private struct Keyed {
  @Shared var count: Int

  init(id: Int) {
    _count = Shared(wrappedValue: 0, .inMemory("properties.\(id)"))
  }
}

private final class Model {
  @Shared(.inMemory("properties.model")) var count = 1

  func increment() { $count.withLock { $0 += 1 } }
}
