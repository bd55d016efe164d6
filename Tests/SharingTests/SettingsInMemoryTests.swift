import ConcurrencyExtras
import Dependencies
import Dispatch
import Observation
import Sharing
import Testing

/// Settings that are kept in memory only, as in tests and simulations.
@Suite struct SettingsInMemoryTests {
  private let store = AppStorageStore.inMemory

  @Test func `a setting is kept until it is removed`() {
    store.set(3, forKey: "size")
    #expect(store.integer(forKey: "size") == 3)
    #expect(AppStorageStore.inMemory.object(forKey: "size") == nil)
    store.removeObject(forKey: "size")
    #expect(store.object(forKey: "size") == nil)
  }

  @Test func `a registered value stands in for a missing setting`() {
    store.register(defaults: ["size": 3, "name": "small"])
    store.register(defaults: ["size": 4])
    #expect(store.integer(forKey: "size") == 4)
    #expect(store.string(forKey: "name") == "small")
    store.set(5, forKey: "size")
    #expect(store.integer(forKey: "size") == 5)
    store.removeObject(forKey: "size")
    #expect(store.integer(forKey: "size") == 4)
  }

  @Test func `wrappers of a setting are told of its changes, and of no others`() {
    @Shared(.appStorage("size", store: store)) var size = 0
    @Shared(.appStorage("other", store: store)) var other = 0
    let told = LockIsolated<[String]>([])
    func track(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { told.withValue { $0.append(name) } }
    }
    track("size") { _ = size }
    track("other") { _ = other }
    store.set(7, forKey: "size")
    #expect(told.value == ["size"])
    #expect(size == 7)
    track("size") { _ = size }
    store.set(7, forKey: "size")
    #expect(told.value == ["size"])
    store.removeObject(forKey: "size")
    #expect(told.value == ["size", "size"])
    #expect(size == 0)
  }

  @Test func `wrappers are told in the order in which they were made`() {
    let told = LockIsolated<[Int]>([])
    // Each has its own reference, as in several tests.
    let wrappers = (0..<5).map { _ in
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        Shared(wrappedValue: 0, .appStorage("size", store: store))
      }
    }
    for (number, wrapper) in wrappers.enumerated() {
      withObservationTracking {
        _ = wrapper.wrappedValue
      } onChange: {
        told.withValue { $0.append(number) }
      }
    }
    store.set(1, forKey: "size")
    #expect(told.value == [0, 1, 2, 3, 4])
    #expect(wrappers.map(\.wrappedValue) == [1, 1, 1, 1, 1])
  }

  @Test func `a change may contain one of another setting`() {
    @Shared(.appStorage("size", store: store)) var size = 0
    @Shared(.appStorage("other", store: store)) var other = 0
    $size.withLock { size in
      size = 1
      $other.withLock { $0 = size + 1 }
    }
    #expect((size, other) == (1, 2))
    #expect(store.integer(forKey: "size") == 1)
    #expect(store.integer(forKey: "other") == 2)
  }

  @Test func `no change of another thread is lost`() {
    let store = store
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        @Shared(.appStorage("size", store: store)) var size = 0
        for _ in 0..<200 { $size.withLock { $0 += 1 } }
      }
    }
    #expect(store.integer(forKey: "size") == 1_600)
  }
}
