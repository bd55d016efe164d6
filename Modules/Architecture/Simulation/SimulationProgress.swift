import Foundation

/// The progress of a long simulation, written to standard error about once a second.
@MainActor
final class SimulationProgress {
  private let stopFile: String?
  private let name: String
  private var last = ContinuousClock.now

  init(_ environment: SimulationEnvironment, _ name: String) {
    stopFile = environment.progress
    self.name = name
  }

  /// Writes the progress.
  ///
  /// - Returns: Whether the simulation goes on.
  func callAsFunction(_ report: SimulationReport) -> Bool {
    guard let stopFile, last.duration(to: .now) > .seconds(1) else { return true }
    last = .now
    Self.write("\(name): \(report.summary)")
    return !FileManager.default.fileExists(atPath: stopFile)
  }

  /// Writes the result and the graph if the environment asks for them.
  static func finish(_ report: SimulationReport, _ environment: SimulationEnvironment, _ name: String) {
    guard environment.progress != nil || environment.graph != nil else { return }
    let end = report.isInterrupted ? "interrupted" : report.failure == nil ? "passed" : "failed"
    write("\(name): \(end): \(report.summary)")
    guard let coverage = report.coverage else { return }
    write(coverage.table)
    guard let graph = environment.graph, let file = FileHandle(forUpdatingAtPath: graph) else { return }
    file.seekToEndOfFile()
    file.write(Data("%% \(name)\n\(coverage.mermaid)\n\n".utf8))
    try? file.close()
  }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
