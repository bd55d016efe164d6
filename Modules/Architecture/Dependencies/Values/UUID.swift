import Foundation
import IssueReporting

extension DependencyValues {
  /// The source of UUIDs.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let id = uuid()
  /// ```
  ///
  /// In tests, asking it for a UUID without overriding it is an issue; ``UUIDGenerator/incrementing`` makes
  /// predictable ones.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static let testValue = UUIDGenerator {
      reportIssue(#"Unimplemented: @Dependency(\.uuid)"#)
      return UUID()
    }
  }
}

extension UUID {
  /// Creates a UUID whose last bytes hold a number: `UUID(255)` is `00000000-0000-0000-0000-0000000000FF`.
  ///
  /// - Parameter intValue: A number. For a negative one, the two's complement is used.
  public init(_ intValue: Int) {
    func byte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: UInt64(bitPattern: Int64(intValue)) >> (index * 8))
    }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0))
    )
  }
}
