import ArgumentParser
import ComposableArchitecture
import Foundation
import SessionRecording

/// A session that a test records, replays and makes a test of. Tests of features use it.
///
/// The test that it makes is kept beside the one that made it, so that it is built and run as any other.
public struct RehearsedSession: Sendable {
  /// What `replay` prints.
  public let replay: CapturedRun

  /// What `replay --as-test` prints.
  public let test: CapturedRun

  /// The test that is kept; `nil` if there is none.
  public let keptTest: String?

  /// The environment variable that has the kept tests written anew: `REHEARSE=write Scripts/test CoinsFeature`.
  public static let environmentVariable = "REHEARSE"

  /// Records, replays, and makes a test.
  ///
  /// - Parameters:
  ///   - root: The command of the feature.
  ///   - feature: The feature to make a test of, such as `CoinsFeature`. The test is kept in a file with its name.
  ///   - environment: The environment of the process.
  ///   - filePath: The file of the caller, beside which the test is kept.
  ///   - operation: What happens in the session, with stores of recorded reducers.
  /// - Throws: What the operation throws; the errors of the file system.
  @MainActor
  public init(
    _ root: any ParsableCommand.Type,
    of feature: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    filePath: String = #filePath,
    operation: @MainActor () async throws -> Void
  ) async throws {
    let trace = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: trace) }
    let path = trace.path(percentEncoded: false)
    let recorder = try SessionRecorder(path: path)
    try await withDependencies {
      $0.sessionRecorder = recorder
    } operation: {
      try await operation()
    }
    replay = await CapturedRun(root, ["replay", path])
    test = await CapturedRun(root, ["replay", path, "--as-test", feature])
    let kept = URL(filePath: filePath).deletingLastPathComponent().appending(path: "\(feature)SessionTests.swift")
    if environment[Self.environmentVariable] == "write" {
      try Data(test.standardOutput.utf8).write(to: kept)
    }
    keptTest = try? String(contentsOf: kept, encoding: .utf8)
  }
}
