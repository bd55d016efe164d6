import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `fact show`, the default subcommand of `fact`: a fact about a number.
public struct FactShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Tell a fact about a number.",
    discussion: """
      Without a number the service chooses one. If the service can't be reached, what can be computed \
      about the number is printed instead, and the exit status is 3.
      """
  )
  public static let fields = FactRecord.columns.fieldNames()
  public static let examples = ["42", "2/29 --type date", "--random --json=number,text"]
  public static let variables = [EnvironmentVariable("NUMBERS_API_URL", "The address of the service.")]

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(
    help: ArgumentHelp(
      "The number; for '--type date' a day of the year, 1 to 366, or MONTH/DAY.",
      valueName: "n"
    )
  )
  var number: String?

  @Option(help: "The subject of the fact.") var type = NumberFactKind.trivia

  @Flag(help: "Let the service choose the number.") var random = false

  public init() {}

  public func validate() throws {
    if random, number != nil { throw ValidationError("--random and a number exclude each other.") }
    if let number { _ = try Self.number(number, of: type) }
  }

  public var subject: String? { number.map { "the number \($0)" } ?? "a random number" }
  public func service(environment: [String: String]) -> String? { "the Numbers API" }

  public func perform(output: Output) async throws {
    let number = try number.map { try Self.number($0, of: type) }
    let state = NumberFactFeature.State(count: number ?? 0, kind: type)
    let store = Store(initialState: state) { NumberFactFeature().recorded() }
    await store.send(number == nil ? .randomFactButtonTapped : .factButtonTapped).finish()
    // A computed fact is useful only for a requested number.
    if let answer = store.answer, number != nil || store.fact.error == nil {
      try FactRecord(number: store.count, kind: type, answer: answer).print(to: output)
    }
    _ = try store.fact.outcome()
  }

  private static func number(_ text: String, of kind: NumberFactKind) throws -> Int {
    if let number = kind.number(in: text) { return number }
    if kind == .date, let problem = kind.problem(with: text) { throw ValidationError(problem) }
    if LeapDay(text) != nil {
      throw ValidationError("'\(text)' isn't a whole number; add --type date for a date")
    }
    return try Bounds.wholeNumber(text)
  }
}
