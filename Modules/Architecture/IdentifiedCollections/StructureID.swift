import Synchronization

/// The source of numbers that are unique in this process.
@usableFromInline
enum StructureID {
  private static let counter = Atomic<UInt64>(0)

  @usableFromInline
  static func next() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}
