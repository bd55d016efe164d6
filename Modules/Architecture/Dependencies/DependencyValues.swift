/// A collection of dependencies that is available everywhere through the ``Dependency`` property wrapper.
///
/// Register a dependency by conforming a type to ``DependencyKey`` and adding a computed property here.
/// Read dependencies with ``Dependency``, override them for an operation with ``withDependencies(_:operation:)-(_,()->R)``
/// and for the whole process with ``prepareDependencies(_:)-(_)``.
///
/// Values are carried by the task: what an operation overrides is seen by the code and the tasks that it
/// starts, and by nothing else. To carry them over a boundary that loses task locals, use
/// ``withEscapedDependencies(_:)-((DependencyValues.Continuation)->R)``.
public struct DependencyValues: Sendable {
  /// The dependencies of the current task.
  @TaskLocal public static var _current = DependencyValues()

  /// What was overridden in the scope that these values belong to.
  @usableFromInline package var overrides = DependencyTable()

  /// What was overridden where a ``Dependency`` was initialised: read after ``overrides``.
  @usableFromInline package var captured = DependencyTable()

  /// The place for default values, when it is not the one of the process or the test.
  var pinnedDefaults: DefaultDependencies?

  /// What a read or write of these values means.
  var mode: Mode = .reading

  /// The ``Dependency`` through which these values are being read.
  var access: DependencyAccess?

  /// What a read or write of dependency values means.
  enum Mode: Sendable {
    /// Values are used: an unset one is an issue.
    case reading

    /// Values are being overridden: reading an unset one in order to change a part of it is fine.
    case overriding

    /// Defaults of the process or test are being set.
    case preparing(DependencyPreparation)

    /// Values that are missing are noted, not reported.
    case auditing(DependencyAudit)
  }

  /// Dependency values without any override.
  public init() {}

  /// The value of a dependency.
  ///
  /// Use it in the computed property by which a dependency is known; everything else goes through that
  /// property or through ``Dependency``.
  ///
  /// - Complexity: O(log *n*) in the number of overridden dependencies; no lock for an overridden one.
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
      if let box = overrides.box(for: id) ?? captured.box(for: id) ?? cachedDefault(for: id) {
        return DependencyBox<Key.Value>.value(in: box)
      }
      return defaultValue(
        for: key,
        access: DependencyAccess(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column,
          function: function
        )
      )
    }
    set {
      set(DependencyBox(newValue), for: key, function: function)
    }
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
      overrides.set(box, for: ObjectIdentifier(key))
    }
  }
}

extension DependencyValues {
  /// These values, with what another collection overrides over them.
  ///
  /// - Complexity: O(*n* + *m*) in the number of overridden dependencies.
  package func merging(_ other: DependencyValues) -> DependencyValues {
    var merged = other
    merged.overrides = captured.overridden(by: overrides).overridden(by: other.captured)
      .overridden(by: other.overrides)
    merged.captured = DependencyTable()
    merged.pinnedDefaults = other.pinnedDefaults ?? pinnedDefaults
    return merged
  }

  /// Changes these values without an issue for reading an unset one, as when a part of one is replaced.
  ///
  /// - Parameter update: Overrides dependencies.
  /// - Returns: What `update` returns.
  @discardableResult
  package mutating func override<R>(_ update: (inout DependencyValues) throws -> R) rethrows -> R {
    let mode = mode
    self.mode = .overriding
    defer { self.mode = mode }
    return try update(&self)
  }

  /// The async form of ``override(_:)-((DependencyValues)->R)``.
  @discardableResult
  package mutating func override<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout DependencyValues) async throws -> R
  ) async rethrows -> R {
    let mode = mode
    self.mode = .overriding
    defer { self.mode = mode }
    return try await update(&self)
  }
}
