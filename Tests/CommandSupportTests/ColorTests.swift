import CommandSupport
import Testing

@MainActor
struct ColorTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm"], true),
      (.never, true, [:], false),
      (.always, false, [:], true),
      (.always, true, ["NO_COLOR": "1", "TERM": "dumb"], true),
    ] as [(ColorChoice, Bool, [String: String], Bool)]
  )
  func `a flag beats the environment`(
    choice: ColorChoice,
    isTerminal: Bool,
    environment: [String: String],
    expected: Bool
  ) {
    #expect(choice.allowsColor(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test func `a table on a terminal has color`() async {
    let run = await CapturedRun(Fruits.self, ["list"], isTerminal: true)
    #expect(run.standardOutput.contains("\u{1B}[1mNAME\u{1B}[0m"))
    #expect(run.standardOutput.contains("\u{1B}[32m$1.5\u{1B}[0m"))
  }

  @Test func `color does not move the columns`() async {
    let run = await CapturedRun(Fruits.self, ["list"], isTerminal: true)
    let bare = await CapturedRun(Fruits.self, ["list", "--color", "never"], isTerminal: true)
    #expect(run.standardOutput.replacing(/\u{1B}\[[0-9]+m/, with: "") == bare.standardOutput)
  }

  @Test func `color that is asked for reaches a pager`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--color", "always"])
    #expect(run.standardOutput.contains("\u{1B}[32m1.5\u{1B}[0m"))
  }

  @Test(arguments: ["--plain", "--json"])
  func `formats for programs have no color`(format: String) async {
    let run = await CapturedRun(Fruits.self, ["list", format, "--color", "always"], isTerminal: true)
    #expect(!run.standardOutput.contains("\u{1B}"))
  }

  @Test func `an address is a hyperlink on a terminal`() async {
    let run = await CapturedRun(Fruits.self, ["show", "apple"], isTerminal: true)
    let address = "https://example.invalid/apple"
    #expect(run.standardOutput.contains("\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\"))
  }
}
