import ComposableArchitecture
import Foundation
import SessionRecording
import TerminalUI

extension InspectorTest {
  /// Makes a test of the feature that the last action belongs to: the innermost one that a test can be made of.
  ///
  /// - Parameters:
  ///   - entries: The actions of an inspector, the oldest first.
  ///   - name: The name of the inspected feature.
  ///   - features: The features that a test can be made of.
  ///   - directory: The directory in or above which the sources may be.
  /// - Throws: ``TraceError`` if no test can be made.
  @MainActor
  init<State: Encodable, Action: Encodable>(
    of entries: [Inspector<State, Action>.Entry],
    _ name: String,
    _ features: [RecordedFeature],
    in directory: String = FileManager.default.currentDirectoryPath
  ) throws {
    let text = SessionTrace.text(of: name, entries.map { (reduction: $0.reduction, time: $0.time) })
    let trace = try SessionTrace(text: text, name: "the session")
    let candidates = entries.last.map { features.features(of: $0.reduction.action) } ?? []
    var failure: (any Error)?
    for feature in candidates {
      let folder = Self.testFolder(of: feature, in: directory)
      let suite = Self.freeName(for: feature, in: folder)
      do {
        let source = try trace.testSource(of: feature.name, features, suite: suite, by: "the inspector")
        self.init(source: source, fileName: "\(suite).swift", folder: folder)
        return
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? CommandFailure("\(name) isn't among the features that tests are made of")
  }

  /// Returns the folder with the tests of a feature's module.
  private static func testFolder(of feature: RecordedFeature, in directory: String) -> URL? {
    var root = URL(filePath: directory, directoryHint: .isDirectory).standardizedFileURL
    while true {
      let folder = root.appending(path: "Tests/\(feature.module)Tests", directoryHint: .isDirectory)
      let manifest = root.appending(path: "Package.swift")
      if exists(manifest), exists(folder) { return folder }
      guard root.path != "/" else { return nil }
      root.deleteLastPathComponent()
    }
  }

  /// Returns the name of a suite that has no file yet.
  private static func freeName(for feature: RecordedFeature, in folder: URL?) -> String {
    let usual = "\(feature.name)SessionTests"
    guard let folder else { return usual }
    let names = (1...).lazy.map { $0 == 1 ? usual : "\(feature.name)Session\($0)Tests" }
    return names.first { !exists(folder.appending(path: "\($0).swift")) } ?? usual
  }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
