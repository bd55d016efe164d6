import ConcurrencyExtras

/// A collection of dependencies that is available everywhere through the ``Dependency`` property wrapper.
///
/// Register a dependency by conforming a type to ``DependencyKey`` and adding a computed property here. Read
/// dependencies with ``Dependency``. Override them for an operation with ``withDependencies(_:operation:)-(_,()->R)``
/// and for the whole process with ``prepareDependencies(_:)-(_)``.
///
/// The task carries the values: the overrides of an operation are seen by its code and by the tasks that it starts,
/// and by nothing else. To carry them over a boundary that loses task locals, use
/// ``withEscapedDependencies(_:)-((DependencyValues.Continuation)->R)``.
public struct DependencyValues: Sendable, _Nonisolated {
  /// The dependencies of the current task.
  @TaskLocal public static var _current = DependencyValues()

  /// The meaning of a read or write of dependency values.
  enum Mode: Sendable {
    /// Values are used: an unset one is an issue.
    case reading

    /// Values are being overridden: an unset one may be read in order to change a part of it.
    case overriding

    /// Defaults of the process or test are being set.
    case preparing(DependencyPreparation)

    /// The default value of a dependency is made while dependencies are overridden or prepared. Whether it or one that it
    /// reads is unset is noted.
    case trying(LockIsolated<Bool>)

    /// Missing values are noted, not reported.
    case auditing(LockIsolated<[MissingLiveValue]>)
  }

  var mode = Mode.reading

  /// The overridden values by the identities of their keys.
  @usableFromInline var overrides: DependencyBoxes<ObjectIdentifier> = [:]

  /// The context, if it was overridden.
  var ownContext: DependencyContext?

  /// The place for default values, if it isn't that of the process or the test.
  var ownDefaults: DefaultDependencies?

  /// The ``Dependency`` through which these values are being read.
  @usableFromInline var reading: DependencyReading?

  /// The values with which the ``Dependency`` was initialized. Their overrides are read after those of the scope.
  @inlinable var captured: DependencyValues? { reading?.captured }

  var access: DependencyAccess? { reading?.access }

  /// Whether nothing was overridden and nothing pinned.
  var isDefault: Bool { overrides.isEmpty && ownContext == nil && ownDefaults == nil }

  /// Whether these are the default values, as code outside of a dependency sees them. All such values are the same.
  package var isPlain: Bool {
    guard case .reading = mode else { return false }
    return isDefault && reading == nil
  }

  /// Whether the current values are plain.
  package static var isCurrentPlain: Bool { _current.isPlain }

  /// Creates dependency values without any override.
  public init() {}

  /// The value of a dependency.
  ///
  /// Use it in the computed property of a dependency. All other code goes through that property or through
  /// ``Dependency``.
  ///
  /// - Complexity: O(1), without a lock if it is overridden.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let box = overrides[id] ?? captured?.overrides[id] {
        return DependencyBox<Key.Value>.value(in: box)
      }
      let access = DependencyAccess(fileID, filePath, line, column, function: function)
      return defaultValue(for: key, access: access)
    }
    set { set(DependencyBox(newValue), for: key, function: function) }
  }

  @usableFromInline
  mutating func set(
    _ box: any AnyObject & Sendable,
    for key: any TestDependencyKey.Type,
    function: StaticString
  ) {
    if case .preparing(let preparation) = mode {
      preparation.prepare(box, for: key, context: overriddenContext, function: function)
    } else {
      overrides[ObjectIdentifier(key)] = box
    }
  }

  /// Returns these values, with the overrides of another collection over them.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var result = other
    result.overrides = allOverrides.merging(other.allOverrides) { $1 }
    result.ownContext = other.overriddenContext ?? overriddenContext
    result.ownDefaults =
      other.ownDefaults ?? ownDefaults ?? other.captured?.ownDefaults ?? captured?.ownDefaults
    result.reading = other.access.map { DependencyReading(captured: nil, access: $0) }
    return result
  }

  private var allOverrides: DependencyBoxes<ObjectIdentifier> {
    captured?.overrides.merging(overrides) { $1 } ?? overrides
  }

  /// Runs `body` with these values as the current ones.
  package func run<R>(_ body: () -> R) -> R { Self.$_current.withValue(self, operation: body) }
}
