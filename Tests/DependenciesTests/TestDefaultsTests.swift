import Testing

@testable import Dependencies

/// The defaults of tests that have ended are removed.
@Suite struct TestDefaultsTests {
  private func identity(_ number: UInt8) throws -> TestIdentity {
    guard case .swiftTesting(let id, _) = try #require(TestIdentity.current) else {
      throw CancellationError()
    }
    return .swiftTesting(id, TestCaseIdentity(arguments: [[number]]))
  }

  @Test func `a test gets the same defaults each time`() throws {
    var tests = TestDefaults()
    let first = try tests.defaults(of: identity(1))
    let second = try tests.defaults(of: identity(2))
    #expect(first !== second)
    #expect(try tests.defaults(of: identity(1)) === first)
  }

  @Test func `defaults that were read longest ago are forgotten`() throws {
    var tests = TestDefaults(limit: 4)
    let kept = try tests.defaults(of: identity(0))
    weak var forgotten: DefaultDependencies?
    forgotten = try tests.defaults(of: identity(1))
    #expect(forgotten != nil)
    for number in UInt8(2)..<200 { _ = try tests.defaults(of: identity(number)) }
    #expect(tests.count <= 5)
    #expect(forgotten == nil)
    #expect(try tests.defaults(of: identity(0)) === kept)
  }

  @Test func `only the current test of XCTest has defaults`() {
    var tests = TestDefaults()
    for number in 1..<100 { _ = tests.defaults(of: .xcTest(number)) }
    #expect(tests.count == 1)
  }
}
