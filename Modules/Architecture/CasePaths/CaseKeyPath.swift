/// A key path to the associated value of an enum's case.
///
/// Written like any key path, with the case's name: `\.loaded`, or in full `\Loading.Cases.loaded`. It is
/// equatable and hashable, composes by dot and by `appending(path:)`, and embeds a value when called:
///
/// ```swift
/// let path: CaseKeyPath<Loading<Int>, Int> = \.loaded
/// path(42)  // Loading.loaded(42)
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum, with any type of associated value.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// A case key path that may cross isolation boundaries.
public typealias _SendableCaseKeyPath<Root, Value> = any CaseKeyPath<Root, Value> & Sendable

extension AnyCasePath {
  /// Resolves a case key path.
  ///
  /// This looks up the key path. If speed matters, do it once and keep the result.
  ///
  /// - Parameter keyPath: A case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].resolved(from: Root.self) else {
      // This happens only if an extension of `Case` adds a property that returns an unrelated `Case()`.
      preconditionFailure("\(keyPath) does not lead from \(Root.self) to one of its cases")
    }
    self = path
  }
}

extension KeyPath {
  /// Embeds a value in this case of an enum.
  ///
  /// - Parameter value: The associated value of the case.
  /// - Returns: The enum, in this case.
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Creates an enum in this case, which has no associated value.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Returns whether an enum is in a case: `switch value { case \.loaded: … }`.
  public static func ~= <Enum: CasePathable, AssociatedValue>(lhs: KeyPath, rhs: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}

extension PartialKeyPath {
  /// Returns the case key path as it is written, `\.destination.alert`. Its own description has memory addresses
  /// instead of names.
  package func _caseDescription<Enum>() -> String where Root == Case<Enum> {
    let names = (Case<Enum>(names: [])[keyPath: self] as? any ErasedCase)?.names ?? []
    return names.reduce(into: "\\") { description, name in
      let name = "\(name)"
      // The function that returned a path may be a `subscript(id:)`.
      let subscripted = name.hasPrefix("subscript(") ? "[\(name.dropFirst(10).dropLast())]" : ".\(name)"
      description += subscripted == "[dynamicMember:]" ? ".…" : subscripted
    }
  }

  /// Embeds a value of any type in this case of an enum.
  ///
  /// - Parameter value: A value.
  /// - Returns: The enum, in this case, or `nil` if the value isn't of the case's type.
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any ErasedCase)?.embed(value, in: Enum.self)
  }
}
