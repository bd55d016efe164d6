import ComposableArchitecture

/// The names of the cases of an enum.
///
/// Mirrors are slow, so each case that has a case path, or a raw value that is a string, is looked at once.
@MainActor
final class CaseNames<Value> {
  /// The cases with case paths.
  private let cases: [KnownCase<Value>]
  /// Their places, the frequent ones first.
  private var order: [Int]
  private let rawValue: ((Value) -> String)?
  private var namesByRawValue: [String: String] = [:]

  init() {
    cases = (Value.self as? any CasePathIterable.Type).map { Self.cases(of: $0) } ?? []
    order = Array(0..<cases.count)
    rawValue = (Value.self as? any RawRepresentable<String>.Type).flatMap { Self.rawValue(of: $0) }
  }

  private static func cases<Other: CasePathIterable>(of _: Other.Type) -> [KnownCase<Value>] {
    Other.allCasePaths.compactMap { path in
      (type(of: path).valueType as? any TestableCase.Type)?.test(path) as? (Value) -> Bool
    }
    .map(KnownCase.init)
  }

  private static func rawValue<Other: RawRepresentable<String>>(of _: Other.Type) -> ((Value) -> String)? {
    let rawValue: (Other) -> String = { $0.rawValue }
    return rawValue as? (Value) -> String
  }

  /// Returns the name of the case that a value is in.
  // Values aren't compared: their type may define that values in different cases are equal.
  func name(of value: Value) -> String {
    for place in 0..<order.count {
      let known = cases[order[place]]
      guard known.contains(value) else { continue }
      if place > 0 { order.swapAt(place, place - 1) }
      return name(of: value, in: &known.name)
    }
    guard let rawValue else { return Self.mirroredName(of: value) }
    return name(of: value, in: &namesByRawValue[rawValue(value)])
  }

  private func name(of value: Value, in known: inout String?) -> String {
    let name = known ?? Self.mirroredName(of: value)
    known = name
    return name
  }

  private static func mirroredName(of value: Value) -> String {
    MirroredCase.name(of: value, in: Mirror(reflecting: value))
  }
}

/// A case with a case path.
// A class, because an array of closures that take a generic type looks up their type with each access.
private final class KnownCase<Value> {
  let contains: (Value) -> Bool
  /// The name, once a value in the case was looked at.
  var name: String?

  init(_ contains: @escaping (Value) -> Bool) { self.contains = contains }
}

/// A case of any enum.
private protocol TestableCase {
  /// Returns a closure that returns whether a value is in the case that a key path leads to.
  static func test<Root>(_ path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)?
}

extension Case: TestableCase {
  fileprivate static func test<Root>(_ path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)? {
    (path as? CaseKeyPath<Root, Value>).map { path in
      let path = AnyCasePath(path)
      return { path.extract(from: $0) != nil }
    }
  }
}
