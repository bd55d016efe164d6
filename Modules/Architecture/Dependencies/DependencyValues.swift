import ConcurrencyExtras

/// A collection of dependencies that is available everywhere through the ``Dependency`` property wrapper.
///
/// Register a dependency by conforming a type to ``DependencyKey`` and adding a computed property here.
/// Read dependencies with ``Dependency``, override them for an operation with ``withDependencies(_:operation:)-(_,()->R)``
/// and for the whole process with ``prepareDependencies(_:)-(_)``.
///
/// Values are carried by the task: what an operation overrides is seen by the code and the tasks that it
/// starts, and by nothing else. To carry them over a boundary that loses task locals, use
/// ``withEscapedDependencies(_:)-((DependencyValues.Continuation)->R)``.
public struct DependencyValues: Sendable, _Nonisolated {
  /// The dependencies of the current task.
  @TaskLocal public static var _current = DependencyValues()

  @usableFromInline var scope: DependencyScope

  /// The ``Dependency`` through which these values are being read.
  @usableFromInline var reading: DependencyReading?

  @usableFromInline
  init(scope: DependencyScope, reading: DependencyReading?) {
    self.scope = scope
    self.reading = reading
  }

  /// The scope in which the ``Dependency`` was initialized: its overrides are read after those of ``scope``.
  @inlinable var captured: DependencyScope? { reading?.captured }

  var access: DependencyAccess? { reading?.access }

  /// Dependency values without any override.
  public init() {
    self.init(scope: .empty, reading: nil)
  }

  /// The value of a dependency.
  ///
  /// Use it in the computed property by which a dependency is known; everything else goes through that
  /// property or through ``Dependency``.
  ///
  /// - Complexity: O(log *n*) in the number of overridden dependencies, without a lock, when it is overridden.
  ///   Setting is O(*n*).
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
      // The boxes live as long as these values, which may have no other reference left.
      defer { withExtendedLifetime(self) {} }
      if let box = scope.overrides.box(for: id) ?? captured?.overrides.box(for: id) ?? cachedDefault(for: id)
      {
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
    if case .preparing(let preparation) = scope.mode {
      preparation.prepare(box, for: key, context: overriddenContext, function: function)
    } else {
      var overrides = scope.overrides
      overrides.set(box, for: ObjectIdentifier(key))
      scope = scope.with(overrides: overrides)
    }
  }
}

extension DependencyValues {
  /// These values, with what another collection overrides over them.
  ///
  /// - Complexity: O(*n* + *m*) in the number of overridden dependencies.
  package func merging(_ other: DependencyValues) -> DependencyValues {
    DependencyValues(
      scope: DependencyScope(
        overrides: allOverrides.overridden(by: other.allOverrides),
        defaults: other.scope.defaults ?? scope.defaults ?? other.captured?.defaults ?? captured?.defaults,
        mode: other.scope.mode
      ),
      reading: other.access.map { DependencyReading(captured: nil, access: $0) }
    )
  }

  private var allOverrides: DependencyTable {
    captured.map { $0.overrides.overridden(by: scope.overrides) } ?? scope.overrides
  }

  /// Changes these values without an issue for reading an unset one, as when a part of one is replaced.
  ///
  /// - Parameter update: Overrides dependencies.
  /// - Returns: What `update` returns.
  @discardableResult
  package mutating func override<R>(_ update: (inout DependencyValues) throws -> R) rethrows -> R {
    let mode = scope.mode
    scope = scope.with(mode: .overriding)
    defer { scope = scope.with(mode: mode) }
    return try update(&self)
  }

  /// The async form of ``override(_:)-((DependencyValues)->R)``.
  @discardableResult
  package mutating func override<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout DependencyValues) async throws -> R
  ) async rethrows -> R {
    let mode = scope.mode
    scope = scope.with(mode: .overriding)
    defer { scope = scope.with(mode: mode) }
    return try await update(&self)
  }
}

extension DependencyValues {
  /// Runs `body` with these values as the current ones. Costs next to nothing where they are that already.
  package func run<R>(_ body: () -> R) -> R {
    let current = Self._current
    if current.scope === scope, current.reading === reading { return body() }
    return Self.$_current.withValue(self, operation: body)
  }
}
