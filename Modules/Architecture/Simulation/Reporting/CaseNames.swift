import ComposableArchitecture

/// The names of the cases of an enum.
///
/// Mirrors are slow, so each case that has a case path, or a raw value that is a string, is looked at once.
@MainActor
final class CaseNames<Value> {
  // A list instead of an array, because arrays of generic types are slow.
  private let first: CaseTest<Value>?
  /// The test of the case that the last value was in. Values are often in the same case as the one before.
  private var last: CaseTest<Value>?
  private let rawValue: ((Value) -> String)?
  private var lastRawValue: (value: String, name: String)?
  private var namesByRawValue: [String: String] = [:]

  init() {
    first = (Value.self as? any CasePathIterable.Type).flatMap { Self.tests(of: $0) }
    rawValue = (Value.self as? any RawRepresentable<String>.Type).flatMap { Self.rawValue(of: $0) }
  }

  private static func tests<Other: CasePathIterable>(of _: Other.Type) -> CaseTest<Value>? {
    var first: CaseTest<Other>?
    for path in Array(Other.allCasePaths).reversed() {
      first = (type(of: path).valueType as? any TestedCase.Type)?.test(of: path, before: first) ?? first
    }
    return first as? CaseTest<Value>
  }

  private static func rawValue<Other: RawRepresentable<String>>(of _: Other.Type) -> ((Value) -> String)? {
    let rawValue: (Other) -> String = { $0.rawValue }
    return rawValue as? (Value) -> String
  }

  /// Returns the name of the case that a value is in.
  // Values aren't compared: their type may define that values in different cases are equal.
  func name(of value: Value) -> String {
    if let test = test(of: value) {
      last = test
      let name = test.name ?? Self.mirroredName(of: value)
      test.name = name
      return name
    }
    guard let rawValue else { return Self.mirroredName(of: value) }
    let raw = rawValue(value)
    if let lastRawValue, lastRawValue.value == raw { return lastRawValue.name }
    let name = namesByRawValue[raw] ?? Self.mirroredName(of: value)
    namesByRawValue[raw] = name
    lastRawValue = (raw, name)
    return name
  }

  private func test(of value: Value) -> CaseTest<Value>? {
    if let last, last.contains(value) { return last }
    var next = first
    while let test = next {
      if test !== last, test.contains(value) { return test }
      next = test.next
    }
    return nil
  }

  private static func mirroredName(of value: Value) -> String {
    MirroredCase.name(of: value, in: Mirror(reflecting: value))
  }
}

/// A test of whether values of an enum are in a case.
// A class, because a closure of generic types adds calls to each test.
private class CaseTest<Root> {
  final let next: CaseTest?
  /// The name of the case, once a value was in it.
  final var name: String?

  init(before next: CaseTest?) { self.next = next }

  func contains(_: Root) -> Bool { false }
}

// Of the optional payload, because the type of the optional of a generic type is looked up with each test.
private final class CasePathTest<Root, Payload: OptionalValue>: CaseTest<Root> {
  private let extract: (Root) -> Payload

  init(before next: CaseTest<Root>?, _ extract: @escaping (Root) -> Payload) {
    self.extract = extract
    super.init(before: next)
  }

  override func contains(_ root: Root) -> Bool { !extract(root).isNil }
}

/// An optional.
protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

/// The value type of a case key path.
private protocol TestedCase {
  /// Returns a test of values of an enum, in front of others; `nil` if the key path is to another type.
  static func test<Root>(of path: PartialCaseKeyPath<Root>, before next: CaseTest<Root>?) -> CaseTest<Root>?
}

extension Case: TestedCase {
  fileprivate static func test<Root>(
    of path: PartialCaseKeyPath<Root>,
    before next: CaseTest<Root>?
  ) -> CaseTest<Root>? {
    guard let keyPath = path as? CaseKeyPath<Root, Value> else { return nil }
    // To resolve a key path is slow, so it is done here.
    return CasePathTest(before: next, AnyCasePath(keyPath)._extract)
  }
}
