import ArgumentParser
import SessionRecording

/// The command `replay`, which runs a recorded session through the reducers again or turns it into a test.
public struct ReplayCommand: ContextCommand {
  public static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a session that --record wrote.",
    discussion: """
      Runs the recorded actions through the reducers. Their effects are dropped, and no dependency can be used. \
      The exit status is 1 if a state differs from the recorded one.
      """
  )
  public static let examples = ["session.jsonl", "--as-test CoinsFeature session.jsonl"]

  @Argument(help: ArgumentHelp("The file that --record wrote.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "Print a test of this feature, such as CoinsFeature, that sends and receives the recorded actions.",
      valueName: "feature"
    )
  )
  var asTest: String?

  @OptionGroup var messages: QuietOption

  public init() {}

  @MainActor public func run(in context: CommandContext) async throws {
    do {
      let trace = try SessionTrace(path: file)
      if let line = trace.cutOffLine, !messages.quiet {
        try message(
          "'\(file)', line \(line): the line is incomplete and was skipped",
          context
        )
      }
      if let asTest {
        try context.standardOutput.write(trace.testSource(of: asTest, context.recordedFeatures))
      } else {
        try replay(trace, context)
      }
    } catch let error as TraceError {
      throw CommandFailure(error.message, status: CommandStatus(error))
    }
  }

  @MainActor private func replay(_ trace: SessionTrace, _ context: CommandContext) throws {
    guard let difference = try trace.replay(context.recordedFeatures) else {
      if messages.quiet { return }
      let count = trace.actionCount
      let actions = "\(count) action\(count == 1 ? "" : "s")"
      return try context.standardOutput.write("\(actions) replayed without a difference.\n")
    }
    try context.standardOutput.write(TerminalText.lines(difference.difference) + "\n")
    throw CommandFailure(
      "'\(file)', line \(difference.line): action \(difference.number), \(difference.action), is the first that "
        + "differs: \(difference.summary)"
    )
  }

  private func message(_ sentence: String, _ context: CommandContext) throws {
    try context.standardError.write(TerminalText.line(sentence) + "\n")
  }
}

extension CommandStatus {
  fileprivate init(_ error: TraceError) {
    self =
      switch error.kind {
      case .missing: .notFound
      case .unknownFeature: .usage
      case .unusable: .failure
      }
  }
}
