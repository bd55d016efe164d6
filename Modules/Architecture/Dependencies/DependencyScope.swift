/// The common part of the dependencies of a scope: one word in ``DependencyValues`` and in the task.
@usableFromInline
final class DependencyScope: Sendable {
  /// The meaning of a read or write of dependency values.
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

  static let empty = DependencyScope()

  /// The overridden values.
  @usableFromInline let overrides: DependencyTable

  /// The place for default values, when it is not the one of the process or the test.
  let defaults: DefaultDependencies?

  let mode: Mode

  /// Whether missing values are noted.
  let isAuditing: Bool

  /// The context, when it was overridden: each read of a default asks for it.
  let context: DependencyContext?

  /// Whether nothing was overridden and nothing pinned.
  @usableFromInline let isDefault: Bool

  init(
    overrides: DependencyTable = DependencyTable(),
    defaults: DefaultDependencies? = nil,
    mode: Mode = .reading
  ) {
    self.overrides = overrides
    self.defaults = defaults
    self.mode = mode
    isAuditing = if case .auditing = mode { true } else { false }
    context = overrides.box(for: ObjectIdentifier(DependencyContextKey.self)).map {
      DependencyBox<DependencyContext>.value(in: $0)
    }
    self.isDefault = overrides.isEmpty && defaults == nil
  }

  func with(overrides: DependencyTable) -> DependencyScope {
    DependencyScope(overrides: overrides, defaults: defaults, mode: mode)
  }

  func with(defaults: DefaultDependencies?) -> DependencyScope {
    DependencyScope(overrides: overrides, defaults: defaults, mode: mode)
  }

  func with(mode: Mode) -> DependencyScope {
    DependencyScope(overrides: overrides, defaults: defaults, mode: mode)
  }
}
