import ComposableArchitecture

/// A value that says itself how it is written in Swift, where a test is made of a session.
///
/// Numbers, texts, arrays and cases of enums need not conform; other values are written as JSON.
public protocol TestSourceConvertible {
  /// An expression of the value.
  var testSource: String { get }
}
