import Foundation
import IssueReporting
import Platform

/// Tells the tests of a process apart, and the cases of a parametrized test.
enum TestIdentity: Hashable, Sendable {
  case swiftTesting(TestContext.Testing.Test.ID, TestCaseIdentity?)
  case xcTest(Int)

  /// The test that the current task belongs to.
  ///
  /// - Returns: `nil` in threads and detached tasks of Swift Testing's tests, which carry nothing that tells
  ///   where they come from, and in XCTest when nothing tells when a test starts.
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

  /// Collects identifiers, wherever the layout of a test case keeps them.
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

  /// Reads `Test.Case.current`, when the Testing library is part of the process.
  ///
  /// A product module can not import that library: the product would need it to start. Calling the getter by
  /// its symbol is sound because Testing is built for library evolution, so that the symbol is part of its
  /// stable interface, and callers must take its result, of a type whose size they may not know, by
  /// reference. That is also how the generic function below takes it.
  private static let currentTestCase: (@Sendable () -> Any?)? = {
    guard
      let type = _typeByName("7Testing4TestV4CaseV"),
      let library = dlopen("libTesting.so", RTLD_LAZY | RTLD_NOLOAD) ?? dlopen(nil, RTLD_LAZY),
      let symbol = dlsym(library, "$s7Testing4TestV4CaseV7currentAESgvgZ")
    else { return nil }

    // The symbol is that of a function without parameters, whose result is a `Case?`. See above.
    func getter<Case>(_: Case.Type) -> @Sendable () -> Any? {
      let function = unsafeBitCast(symbol, to: (@convention(thin) () -> Case?).self)
      return { function() }
    }
    return _openExistential(type, do: getter)
  }()
}
