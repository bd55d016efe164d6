import ComposableArchitecture
import Foundation

/// A session that a test of a feature records, replays, and turns into a test.
///
/// The generated test is kept beside the test that generated it, so that it is built and run as any other:
///
/// ```swift
/// let session = try await RehearsedSession(of: "CoinsFeature", in: CoinsCommand.recordedFeatures) {
///   let store = Store(initialState: CoinsFeature.State()) { CoinsFeature().recorded() }
///   await store.send(.task).finish()
/// }
/// #expect(session.difference == nil)
/// #expect(session.testSource == session.keptTest)
/// ```
public struct RehearsedSession: Sendable {
  /// The first difference of the replay; `nil` if there is none.
  public let difference: ReplayDifference?

  /// The trace.
  public let trace: SessionTrace

  /// The test that is made from the session.
  public let testSource: String

  /// The kept test, from a file with the name of the feature; `nil` if there is none.
  public let keptTest: String?

  /// The environment variable that rewrites generated tests: `REHEARSE=write Scripts/test CoinsFeature`. A test is
  /// kept once its file exists, even if it is empty.
  public static let environmentVariable = "REHEARSE"

  /// Records and replays a session, and makes a test from it.
  ///
  /// - Parameters:
  ///   - feature: The feature to test.
  ///   - features: The features with stores in the session, including this one.
  ///   - filePath: The file of the caller. The test is kept beside it.
  ///   - operation: The session, with stores of recorded reducers.
  /// - Throws: The error of the operation; ``TraceError`` if the session can't be replayed.
  @MainActor
  public init(
    of feature: String,
    in features: [RecordedFeature],
    filePath: String = #filePath,
    operation: @MainActor () async throws -> Void
  ) async throws {
    let lines = LockIsolated<[String]>([])
    try await withDependencies {
      $0.sessionRecorder = SessionRecorder { line in lines.withValue { $0.append(line) } }
    } operation: {
      try await operation()
    }
    trace = try SessionTrace(text: lines.value.joined())
    difference = try trace.replay(features)
    testSource = try trace.testSource(of: feature, features)
    let name = "\(feature)SessionTests.swift"
    let kept = URL(filePath: filePath).deletingLastPathComponent().appending(path: name)
    let isKept = FileManager.default.fileExists(atPath: kept.path(percentEncoded: false))
    if isKept, ProcessInfo.processInfo.environment[Self.environmentVariable] == "write" {
      try Data(testSource.utf8).write(to: kept)
    }
    keptTest = try? String(contentsOf: kept, encoding: .utf8)
  }
}
