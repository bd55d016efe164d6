import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite(.dependencies { $0.uuid = .incrementing }, .dependency(\.locale, Locale(identifier: "fr_FR")))
struct DependenciesTraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(\.locale) var locale
  @Dependency(Counter.self) var counter

  @Test func `a suite overrides for its tests`() {
    #expect(uuid() == UUID(0))
    #expect(locale.identifier == "fr_FR")
  }

  @Test func `a suite overrides again for each test`() {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.locale, Locale(identifier: "de_DE")))
  func `a test overrides its suite`() {
    #expect(locale.identifier == "de_DE")
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  func `a part of a dependency is overridden`() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test(.dependency(Counter(start: 10)))
  func `a dependency that is its own key is overridden`() {
    #expect(counter.increment() == 11)
  }

  @Test(.dependency(NumberKey.self, 5))
  func `the dependency of a key is overridden`() {
    @Dependency(NumberKey.self) var number
    #expect(number == 5)
  }

  @Test(.dependency(Counter(start: 10)), arguments: 1...8)
  func `a value is made again for every case`(number: Int) {
    #expect(counter.increment() == 11)
    #expect(uuid() == UUID(0))
  }

  @Test(arguments: 1...8)
  func `a default is made again for every case`(number: Int) async {
    #expect(counter.increment() == 1)
    #expect(await Task { counter.increment() }.value == 2)
  }

  @Test(arguments: [Opaque(), Opaque(), Opaque()])
  func `a default is made again for cases that nothing tells apart`(opaque: Opaque) {
    #expect(counter.increment() == 1)
  }

  @Test(
    .dependencies { _ in prepareDependencies { $0[NumberKey.self] = 9 } },
    .dependencies
  )
  func `what an outer trait prepared is seen`() {
    @Dependency(NumberKey.self) var number
    #expect(number == 9)
  }

  @Suite struct Inner {
    @Dependency(\.locale) var locale

    @Test func `a suite overrides for suites within it`() {
      #expect(locale.identifier == "fr_FR")
    }
  }

  @Suite(.dependencies { $0.locale = Locale(identifier: "it_IT") }) struct Overriding {
    @Dependency(\.locale) var locale
    @Dependency(\.uuid) var uuid

    @Test func `an inner suite overrides an outer one`() {
      #expect(locale.identifier == "it_IT")
      #expect(uuid() == UUID(0))
    }
  }
}

@Suite(.dependencies) struct FreshDefaultsTests {
  @Dependency(Counter.self) var counter

  @Test(arguments: 1...20) func `a suite without overrides has fresh defaults`(number: Int) {
    #expect(counter.increment() == 1)
  }
}

final class Counter: DependencyKey, Sendable {
  private let count: LockIsolated<Int>

  init(start: Int = 0) { count = LockIsolated(start) }

  func increment() -> Int {
    count.withValue {
      $0 += 1
      return $0
    }
  }

  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

private enum NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

final class Opaque: Sendable {}
