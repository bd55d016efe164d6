/// A key for a dependency, with a value for each context in which it can be read.
///
/// Conform a type to this protocol where the live value can be built, usually the module of the client
/// itself, and add a computed property to ``DependencyValues``:
///
/// ```swift
/// extension CoinClient: DependencyKey {
///   static let liveValue = CoinClient(…)
/// }
///
/// extension DependencyValues {
///   var coinClient: CoinClient {
///     get { self[CoinClient.self] }
///     set { self[CoinClient.self] = newValue }
///   }
/// }
/// ```
///
/// A default value is made once for each context, and once for each test, no matter whether the property
/// behind it is stored or computed.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value that is used when the application runs.
  static var liveValue: Value { get }

  // Repeated from `TestDependencyKey`, so that a conformance can leave out either and so that the type
  // checker infers `Value` from `liveValue` alone.
  associatedtype Value = Self

  /// The value that is used in previews: ``liveValue`` unless there is a better one.
  static var previewValue: Value { get }

  /// The value that is used in tests. Without one, reading the dependency in a test is an issue.
  static var testValue: Value { get }
}

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

extension DependencyKey {
  /// The value in previews: ``liveValue`` where the key has no other.
  public static var previewValue: Value { liveValue }

  /// Reports that the dependency has no test value, and falls back to its preview value.
  public static var testValue: Value {
    DependencyValues.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }

  public static var shouldReportUnimplemented: Bool { true }
}
