/// The default values of each test.
///
/// The end of a test of Swift Testing can't be observed. So if there are very many defaults, those of the tests that
/// read theirs longest ago are removed, unless a store still uses them. XCTest runs one test at a time, so only the
/// defaults of the current one are kept.
struct TestDefaults {
  private var entries: [TestIdentity: Entry] = [:]
  private var uses = 0
  private let limit: Int

  private struct Entry {
    var defaults: DefaultDependencies
    var lastUse: Int
  }

  /// - Parameter limit: The number of tests at which the older half is removed. It is far above the number of tests
  ///   that run at the same time.
  init(limit: Int = 10_000) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns the defaults of a test. They are empty at first.
  mutating func defaults(of identity: TestIdentity) -> DefaultDependencies {
    uses += 1
    if entries[identity] == nil { makeRoom(for: identity) }
    let defaults = entries[identity]?.defaults ?? DefaultDependencies()
    entries[identity] = Entry(defaults: defaults, lastUse: uses)
    return defaults
  }

  private mutating func makeRoom(for identity: TestIdentity) {
    if case .xcTest = identity {
      entries = entries.filter { if case .xcTest = $0.key { false } else { true } }
    }
    guard entries.count >= limit else { return }
    let median = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    for (identity, lastUse) in entries.mapValues(\.lastUse) where lastUse < median {
      weak let defaults = entries[identity]?.defaults
      entries[identity] = nil
      if let defaults { entries[identity] = Entry(defaults: defaults, lastUse: lastUse) }
    }
  }
}
