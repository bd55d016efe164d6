import Platform

/// Numbers that no other state, store or effect of the process has.
///
/// A counter, because `UUID()` opens a file each time on Linux.
enum UniqueNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// A unique number that is equal to any other: states that have one are equal if everything else in them is.
struct UniqueID: Hashable, Sendable {
  let number = UniqueNumber.next()

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
