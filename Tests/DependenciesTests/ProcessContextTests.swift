import Dependencies
import Foundation
import Testing

/// The environment variable that decides the context of a whole process, tried in separate processes.
@Suite struct ProcessContextTests {
  private static let expectation = "DEPENDENCIES_TESTS_EXPECTED_CONTEXT"

  @Test(arguments: ["live", "preview", "test"])
  func `a process runs in the context of its environment`(context: String) async throws {
    #expect(try await status(context: context, expecting: context) == 0)
    #expect(try await status(context: context, expecting: "another") != 0)
  }

  @Test func `a process that runs tests runs in the test context`() async throws {
    #expect(try await status(context: nil, expecting: "test") == 0)
  }

  /// The work of the processes that the tests above start.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment[expectation] != nil,
      "Runs in processes that other tests start."
    )
  )
  func context() {
    @Dependency(\.context) var context
    @Dependency(\.greeter) var greeter
    #expect("\(context)" == ProcessInfo.processInfo.environment[Self.expectation])
    #expect(greeter.greet() == "\(context)")
  }

  private func status(context: String?, expecting expected: String) async throws -> Int32 {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let setting = context.map { "SWIFT_DEPENDENCIES_CONTEXT=\($0)" } ?? ""
    let shell = try Shell(
      """
      \(setting) \(Self.expectation)=\(expected) \
      exec '\(program)' --testing-library swift-testing --filter '\(Self.self)/context' > /dev/null 2>&1
      """,
      in: FileManager.default.temporaryDirectory
    )
    return await shell.waitUntilExit()
  }
}
