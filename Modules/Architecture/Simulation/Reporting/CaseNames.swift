import ComposableArchitecture

/// The names of the cases of an enum.
///
/// Mirrors are slow, so each case that has a case path, or a raw value that is a string, is looked at once.
@MainActor
final class CaseNames<Value> {
  private let cases: [CaseTest<Value>]
  /// The names of the cases that values were in.
  private var names: [String?]
  private let rawValue: ((Value) -> String)?
  private var namesByRawValue: [String: String] = [:]

  init() {
    cases = (Value.self as? any CasePathIterable.Type).flatMap { Self.cases(of: $0) } ?? []
    names = Array(repeating: nil, count: cases.count)
    rawValue = (Value.self as? any RawRepresentable<String>.Type).flatMap { Self.rawValue(of: $0) }
  }

  private static func cases<Other: CasePathIterable>(of _: Other.Type) -> [CaseTest<Value>]? {
    let cases: [CaseTest<Other>] = Other.allCasePaths.compactMap { path in
      (type(of: path).valueType as? any TestedCase.Type)?.test(of: path)
    }
    return cases as? [CaseTest<Value>]
  }

  private static func rawValue<Other: RawRepresentable<String>>(of _: Other.Type) -> ((Value) -> String)? {
    let rawValue: (Other) -> String = { $0.rawValue }
    return rawValue as? (Value) -> String
  }

  /// Returns the name of the case that a value is in.
  // Values aren't compared: their type may define that values in different cases are equal.
  func name(of value: Value) -> String {
    for place in cases.indices where cases[place].contains(value) {
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

/// A test of whether values of an enum are in a case.
// A class, because a closure of generic types adds calls to each test.
private class CaseTest<Root> {
  func contains(_: Root) -> Bool { false }
}

private final class CasePathTest<Root, Value>: CaseTest<Root> {
  private let path: AnyCasePath<Root, Value>

  // To resolve a key path is slow, so it is done here.
  init(_ path: CaseKeyPath<Root, Value>) { self.path = AnyCasePath(path) }

  override func contains(_ root: Root) -> Bool {
    if case .some = path.extract(from: root) { true } else { false }
  }
}

/// The value type of a case key path.
private protocol TestedCase {
  /// Returns a test of values of an enum; `nil` if the key path is to another type.
  static func test<Root>(of path: PartialCaseKeyPath<Root>) -> CaseTest<Root>?
}

extension Case: TestedCase {
  fileprivate static func test<Root>(of path: PartialCaseKeyPath<Root>) -> CaseTest<Root>? {
    (path as? CaseKeyPath<Root, Value>).map { CasePathTest($0) }
  }
}
