import ArgumentParser
import Foundation

/// A command that measures the cost of the architecture core.
public struct Bench: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the cost of the architecture core.",
    discussion: """
      Prints, for each operation, the minimum and the median of \(LoopTimer.runs) runs, in nanoseconds (of \
      memory, in bytes); the ratio of the minimum to that of a bare "reduce" in the same run; the figure of TCA \
      1.25, taken on a two-core x86-64 machine running Linux; and the goal.

      A goal is met ("yes") by the median. On a machine that does other things too, see whether the minimum \
      meets it ("min"), or measure with --processor-time.
      """
  )

  @Flag(help: "Print JSON: an array with an object for each operation.")
  var json = false

  @Option(help: ArgumentHelp("Measure the operations with this text in their names.", valueName: "text"))
  var filter: String?

  @Flag(help: "Count the processor time of the bench instead of the elapsed time.")
  var processorTime = false

  public init() {}

  /// Runs the command with the arguments of the process.
  public static func start() async { await main() }

  @MainActor
  public func run() async throws {
    let rows = Row.all.filter { row in filter.map(row.operation.localizedCaseInsensitiveContains) ?? true }
    guard !rows.isEmpty else {
      throw ValidationError("No operation's name contains \"\(filter ?? "")\".")
    }
    if let unknown = Row.unknownReference {
      throw ValidationError("A goal refers to the operation \"\(unknown)\", which doesn't exist.")
    }
    var session = Session(timer: LoopTimer(usesProcessorTime: processorTime))
    let table = BenchTable(rows)
    var outcomes: [BenchOutcome] = []
    if !json { write(table.header) }
    for row in rows {
      guard let outcome = await session.outcome(of: row) else { continue }
      outcomes.append(outcome)
      if !json { write(table.line(outcome)) }
    }
    if json { write(try BenchOutcome.json(outcomes)) }
  }
}
