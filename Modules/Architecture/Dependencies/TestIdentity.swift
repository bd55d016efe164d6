import Foundation
import IssueReporting
import Platform

/// The identity of a test, or of a case of a parametrized test, within the process.
enum TestIdentity: Hashable, Sendable {
  case swiftTesting(TestContext.Testing.Test.ID, TestCaseIdentity?)
  case xcTest(Int)

  /// The test that the current task belongs to.
  ///
  /// - Returns: `nil` in threads and detached tasks of Swift Testing's tests, because they carry no identity, and in
  ///   XCTest if the start of a test can't be observed.
  static var current: TestIdentity? {
    guard isTesting else { return nil }
    switch TestContext.current {
    case .swiftTesting(let testing?):
      return .swiftTesting(testing.test.id, TestCaseIdentity.current)
    case .xcTest:
      let number = XCTestIdentity.started.load(ordering: .relaxed)
      return number == 0 ? nil : .xcTest(number)
    case .swiftTesting(nil), nil:
      return nil
    }
  }
}

/// Tells the cases of a parametrized test apart, by the identifiers that Swift Testing gives their arguments.
struct TestCaseIdentity: Hashable, Sendable {
  var arguments: [[UInt8]] = []
  var discriminator: Int?

  static var current: TestCaseIdentity? {
    guard let testCase = currentTestCase?() else { return nil }
    var identity = TestCaseIdentity()
    identity.visit(testCase, depth: 6)
    return identity.arguments.isEmpty ? nil : identity
  }

  /// Collects identifiers anywhere in the layout of a test case.
  private mutating func visit(_ value: Any, depth: Int) {
    for child in Mirror(reflecting: value).children {
      switch (child.label, child.value) {
      case ("bytes", let bytes as [UInt8]): arguments.append(bytes)
      case ("discriminator", let number as Int): discriminator = number
      case ("value", _), ("body", _), ("parameter", _): break
      case (_, let value): if depth > 0 { visit(value, depth: depth - 1) }
      }
    }
  }

  /// Reads `Test.Case.current`, if the Testing library is part of the process.
  ///
  /// A product module can't import that library: the product would need it to start. Calling the getter by its symbol
  /// is sound. Testing is built for library evolution, so the symbol is part of its stable interface. Callers may not
  /// know the size of its result and so must take it by reference, as the generic function below does.
  private static let currentTestCase: (@Sendable () -> Any?)? = {
    guard
      let type = _typeByName("7Testing4TestV4CaseV"),
      let library = dlopen("libTesting.so", RTLD_LAZY | RTLD_NOLOAD) ?? dlopen(nil, RTLD_LAZY),
      let symbol = dlsym(library, "$s7Testing4TestV4CaseV7currentAESgvgZ")
    else { return nil }

    // The symbol is that of a function without parameters that returns a `Case?`. See above.
    func getter<Case>(_: Case.Type) -> @Sendable () -> Any? {
      let function = unsafeBitCast(symbol, to: (@convention(thin) () -> Case?).self)
      return { function() }
    }
    return _openExistential(type, do: getter)
  }()
}
