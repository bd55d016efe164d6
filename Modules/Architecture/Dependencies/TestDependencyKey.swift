/// A key for a dependency whose live value is defined elsewhere, or nowhere.
///
/// Use it to split the interface of a dependency from its implementation: the interface's module conforms
/// its type to `TestDependencyKey`, and the implementation's module extends that conformance to
/// ``DependencyKey``.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value that is used in previews: ``testValue`` unless there is a better one.
  static var previewValue: Value { get }

  /// The value that is used in tests. It should fail the test when it is used without being overridden.
  static var testValue: Value { get }

  /// Whether it is worth an issue when a test reads the default of this dependency.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }

  public static var shouldReportUnimplemented: Bool { true }
}
