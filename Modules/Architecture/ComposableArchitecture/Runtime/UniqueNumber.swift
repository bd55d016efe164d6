import Platform

/// Numbers that no other state, store or effect of the process has.
///
/// A counter, because `UUID()` opens a file each time on Linux.
enum UniqueNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
