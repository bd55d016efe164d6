/// Numbers that are unique in the process: those of states, collections, stores and effects.
///
/// A counter, because `UUID()` opens a file each time on Linux.
@usableFromInline
package enum UniqueNumber {
  private static let last = Atomic<UInt64>(0)

  @usableFromInline
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
