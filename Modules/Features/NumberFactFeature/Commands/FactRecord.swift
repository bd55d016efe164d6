import CommandSupport
import Models

/// The output of `fact`.
struct FactRecord: Sendable {
  var number: Int
  var kind: NumberFactKind
  var answer: NumberAnswer

  /// Prints a sentence for people, or named fields for programs.
  func print(to output: Output) throws {
    guard output.format == .table else { return try output.detail(self, columns: Self.columns) }
    try output.write(TerminalText.line(answer.sentence(about: number)) + "\n")
  }

  static let columns: [Column<FactRecord>] = [
    Column("number", \.number),
    Column("type", \.kind.rawValue),
    Column("found", \.isFound),
    Column("source", \.source),
    Column("text", \.text),
  ]

  private var isFound: Bool { answer != .noKnownFact }

  private var source: String {
    if case .computed = answer { "computed" } else { "service" }
  }

  private var text: String? {
    switch answer {
    case .fact(let text): text
    case .noKnownFact: nil
    case .computed(let fact): fact.text
    }
  }
}
