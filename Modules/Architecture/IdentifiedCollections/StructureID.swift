import Synchronization

/// The source of numbers that are unique in this process.
enum StructureID {
  private static let counter = Atomic<UInt64>(0)

  static func next() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}
