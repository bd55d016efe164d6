/// A key for a dependency, with a value for each context in which it can be read.
///
/// Conform a type to this protocol in the module that can build the live value, usually the client's. Add a computed
/// property to ``DependencyValues``:
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
/// A default value is made once for each context, and once for each test, even if the property behind it is computed.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value that is used when the application runs.
  static var liveValue: Value { get }

  // Repeated from `TestDependencyKey`, so that a conformance can leave out either and so that the type
  // checker infers `Value` from `liveValue` alone.
  associatedtype Value = Self

  /// The value that is used in previews: ``liveValue`` by default.
  static var previewValue: Value { get }

  /// The value that is used in tests. Without one, reading the dependency in a test is an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The value in previews: ``liveValue`` if the key has no other.
  public static var previewValue: Value { liveValue }

  /// Reports that the dependency has no test value, and falls back to its preview value.
  public static var testValue: Value {
    DependencyValues.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
