import ComposableArchitecture

/// The names of the cases of an enum.
///
/// Mirrors are slow, so each case that has a case path, or a raw value that is a string, is looked at once.
@MainActor
final class CaseNames<Value> {
  private let cases: CaseTests<Value>?
  /// The names of the cases that values were in.
  private var names: [String?]
  private let rawValue: ((Value) -> String)?
  private var namesByRawValue: [String: String] = [:]

  init() {
    cases = (Value.self as? any CasePathIterable.Type).flatMap { Self.cases(of: $0) }
    names = Array(repeating: nil, count: cases?.contains.count ?? 0)
    rawValue = (Value.self as? any RawRepresentable<String>.Type).flatMap { Self.rawValue(of: $0) }
  }

  private static func cases<Other: CasePathIterable>(of _: Other.Type) -> CaseTests<Value>? {
    CaseTests<Other>(Other.allCasePaths) as? CaseTests<Value>
  }

  private static func rawValue<Other: RawRepresentable<String>>(of _: Other.Type) -> ((Value) -> String)? {
    let rawValue: (Other) -> String = { $0.rawValue }
    return rawValue as? (Value) -> String
  }

  /// Returns the name of the case that a value is in.
  // Values aren't compared: their type may define that values in different cases are equal.
  func name(of value: Value) -> String {
    if let place = cases?.contains.firstIndex(where: { $0(value) }) {
      if let name = names[place] { return name }
      let name = Self.mirroredName(of: value)
      names[place] = name
      return name
    }
    guard let rawValue else { return Self.mirroredName(of: value) }
    let raw = rawValue(value)
    if let name = namesByRawValue[raw] { return name }
    let name = Self.mirroredName(of: value)
    namesByRawValue[raw] = name
    return name
  }

  private static func mirroredName(of value: Value) -> String {
    MirroredCase.name(of: value, in: Mirror(reflecting: value))
  }
}

/// Tests of values of an enum, one for each case path.
private struct CaseTests<Value> {
  /// Functions that return whether a value is in a case.
  let contains: [(Value) -> Bool]

  init(_ paths: some Sequence<PartialCaseKeyPath<Value>>) {
    contains = paths.compactMap { path in
      (type(of: path).valueType as? any TestedCase.Type)?.test(of: path)
    }
  }
}

/// The value type of a case key path.
private protocol TestedCase {
  /// Returns a test of values of an enum; `nil` if the key path is to another type.
  // The case path is made here, because to resolve a key path is slow.
  static func test<Root>(of path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)?
}

extension Case: TestedCase {
  fileprivate static func test<Root>(of path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)? {
    (path as? CaseKeyPath<Root, Value>).map { path in
      let path = AnyCasePath(path)
      return { if case .some = path.extract(from: $0) { true } else { false } }
    }
  }
}
