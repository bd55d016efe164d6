import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import NumberFactClient
import NumberFactFeature
import Testing

@MainActor
struct FactCommandTests {
  let asked = LockIsolated<[String]>([])

  @Test func `a fact for people is a sentence`() async {
    let run = await fact("42", isTerminal: true)
    #expect(
      run == CapturedRun(status: .success, standardOutput: "42 is trivia.\n", standardError: "")
    )
  }

  @Test func `a fact for programs has fields`() async {
    #expect(await fact("42").standardOutput == "42\ttrivia\ttrue\tservice\t42 is trivia.\n")
    #expect(
      await fact("7", "--type", "MATH", "--json").standardOutput == """
        {
          "number": 7,
          "type": "math",
          "found": true,
          "source": "service",
          "text": "7 is math."
        }

        """
    )
  }

  @Test func `a missing fact is reported and isn't a failure`() async {
    let people = await fact("987654", isTerminal: true)
    #expect(people.standardOutput == "There is no known fact about 987654.\n")
    #expect(people.status == .success)
    let json = await fact("987654", "--json=found,text").standardOutput
    #expect(json == "{\n  \"found\": false,\n  \"text\": null\n}\n")
  }

  @Test func `without a number the service chooses one`() async {
    #expect(await fact(isTerminal: true).standardOutput == "1969 is trivia.\n")
    #expect(await fact("--random", "--type", "year", isTerminal: true).standardOutput == "1969 is year.\n")
    #expect(asked.value == ["random trivia", "random year"])
  }

  @Test(arguments: ["60", "2/29", "02/29"])
  func `a date is a day or a month and a day`(text: String) async {
    _ = await fact(text, "--type", "date")
    #expect(asked.value == ["60 date"])
  }

  @Test func `the last day of the year is the 366th`() async {
    _ = await fact("12/31", "--type", "date")
    _ = await fact("1/1", "--type", "date")
    #expect(asked.value == ["366 date", "1 date"])
  }

  @Test func `a date without its type is answered with the option`() async {
    let message = await fact("2/29").standardError
    #expect(message.hasPrefix("fact: '2/29' isn't a whole number; add --type date for a date\n"))
  }

  @Test(arguments: [
    ["2/30", "--type", "date"], ["0", "--type", "date"], ["367", "--type", "date"],
    ["13/1", "--type", "date"],
    ["1/2/3", "--type", "date"], ["x"], ["1.5"], ["2/29"], ["42", "--random"], ["42", "--type", "sports"],
    ["99999999999999999999"],
  ])
  func `mistakes of usage are refused`(arguments: [String]) async {
    let run = await fact(arguments)
    #expect(run.status == .usage)
    #expect(asked.value.isEmpty)
  }

  @Test func `a negative number is a number`() async {
    #expect(await fact("-5", isTerminal: true).standardOutput == "-5 is trivia.\n")
  }

  @Test func `offline a computed fact is printed beside the error`() async {
    let run = await fact("12", isTerminal: true, error: .offline(detail: "connection refused"))
    #expect(run.status == .network)
    #expect(run.standardOutput.hasPrefix("Computed: 12 is even"))
    #expect(
      run.standardError.hasPrefix(
        "fact: the number 12 at the Numbers API: the service could not be reached"
      )
    )
    let json = await fact("12", "--json=source", error: .timedOut)
    #expect(json.standardOutput == "{\n  \"source\": \"computed\"\n}\n")
    #expect(json.status == .network)
  }

  @Test func `offline, nothing is computed about a number that the user didn't choose`() async {
    let run = await fact("--random", error: .timedOut)
    #expect(run.status == .network)
    #expect(run.standardOutput == "")
  }

  @Test func `an answer that cannot be read is a failure`() async {
    let error = APIError.undecodable(type: "fact", path: "", excerpt: "<html>")
    let run = await fact("12", error: error)
    #expect(
      run
        == CapturedRun(
          status: .failure,
          standardOutput: "",
          standardError: "fact: the number 12 at the Numbers API: \(error.message)\n"
        )
    )
  }

  @Test func `text from the service cannot steer the terminal`() async {
    for isTerminal in [true, false] {
      let run = await fact("666", isTerminal: isTerminal)
      #expect(run.standardOutput.contains("beast"))
      #expect(!run.standardOutput.unicodeScalars.contains { ["\u{1B}", "\u{202E}"].contains($0) })
    }
  }

  private func fact(_ arguments: String..., isTerminal: Bool = false, error: APIError? = nil) async
    -> CapturedRun
  {
    await fact(arguments, isTerminal: isTerminal, error: error)
  }

  private func fact(
    _ arguments: [String],
    isTerminal: Bool = false,
    error: APIError? = nil
  ) async -> CapturedRun {
    await withDependencies { [asked] in
      $0.numberFactClient.fact = { number, kind in
        asked.withValue { $0.append("\(number) \(kind)") }
        if let error { throw error }
        switch number {
        case 987_654: return .mockNotFound
        case 666: return NumberFact(number: 666, text: "\u{1B}[2Jbeast\u{202E}")
        default: return NumberFact(number: number, text: "\(number) is \(kind).", kind: kind)
        }
      }
      $0.numberFactClient.randomFact = { kind in
        asked.withValue { $0.append("random \(kind)") }
        if let error { throw error }
        return NumberFact(number: 1969, text: "1969 is \(kind).", kind: kind)
      }
    } operation: {
      await CapturedRun(FactCommand.self, arguments, isTerminal: isTerminal)
    }
  }
}
