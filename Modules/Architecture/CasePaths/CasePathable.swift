/// An enum whose cases have case paths.
///
/// Conform by applying the `@CasePathable` macro:
///
/// ```swift
/// @CasePathable
/// enum Loading<Value> {
///   case idle
///   case loaded(Value)
///   case failed(message: String)
/// }
///
/// let loading = Loading.loaded(42)
/// loading.is(\.loaded)        // true
/// loading[case: \.loaded]     // 42
/// loading[case: \.failed]     // nil
/// ```
public protocol CasePathable: SendableMetatype {
  /// A type with one property for each case: an `AnyCasePath` under the name of the case.
  associatedtype AllCasePaths

  /// The subject of a value of this type: the type itself or, if it only wraps another, the wrapped one.
  associatedtype _Wrapped = Self

  /// The way in which this type wraps another; `Never` if it doesn't.
  associatedtype _Wrapper = Never

  /// The case paths of this type.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of the case key paths of this type: `\Loading.Cases.loaded`.
  public typealias Cases = Case<Self>
}
