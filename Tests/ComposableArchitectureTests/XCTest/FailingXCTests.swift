import ComposableArchitecture
import XCTest

/// Tests of XCTest that fail: a finding of a `TestStore` fails the test in which it was found.
///
/// XCTest on Linux can't expect failures, so each runs in a separate process, started by ``testFailuresFailTests()``.
final class FailingXCTests: XCTestCase {
  private static let variable = "RUN_FAILING_XCTESTS"

  func testFailuresFailTests() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment[Self.variable] != nil)
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("xctests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let child = try Shell(
      "\(Self.variable)=1 exec '\(program)' ComposableArchitectureTests.FailingXCTests > '\(output.path)' 2>&1",
      in: FileManager.default.temporaryDirectory
    )
    let status = await child.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    XCTAssertNotEqual(status, 0)
    for failure in [
      "State was not expected to change", "Must handle 1 received action", "Unimplemented: ",
    ] {
      XCTAssert(text.contains(failure), "\(failure) is missing in:\n\(text)")
    }
    XCTAssert(text.contains("4 tests, with 1 test skipped and 3 failures"), text)
    XCTAssert(text.contains("FailingXCTests.swift:"), text)
  }

  @MainActor
  func testAChangeThatIsNotExpected() async throws {
    try skipUnlessAsked()
    let store = TestStore(initialState: Timer.State()) { Timer() }
    await store.send(.ticked)
  }

  @MainActor
  func testAnActionThatIsNotReceived() async throws {
    try skipUnlessAsked()
    let store = TestStore(initialState: Timer.State()) { Timer() }
    await store.send(.resetButtonTapped)
    await store.send(.stopButtonTapped)
    store.exhaustivity = .off
  }

  func testADependencyThatIsNotGiven() async throws {
    try skipUnlessAsked()
    try? Client().save(name: "a")
  }

  private func skipUnlessAsked() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment[Self.variable] == nil,
      "Is to fail, in another process."
    )
  }
}

@DependencyClient
private struct Client {
  var save: @Sendable (_ name: String) throws -> Void
}
