import CommandSupport
import Foundation
import TerminalUI
import Testing

@MainActor
struct OutputTests {
  @Test func aTerminalGetsATable() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list"],
      isTerminal: true,
      environment: ["NO_COLOR": "1"]
    )
    #expect(
      run.standardOutput == """
        NAME   WEIGHT       PRICE  PICKED       RIPE
        apple     150        $1.5  2 hours ago  yes
        kiwi        -  $1.235e-05  1 day ago    no

        """
    )
    #expect(run.standardError == "Showing 2 of 250 fruits\n")
  }

  @Test func aNarrowTerminalCutsTextAndKeepsNumbers() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list"],
      isTerminal: true,
      columns: 41,
      environment: ["NO_COLOR": "1"]
    )
    #expect(
      run.standardOutput == """
        NAME   WEIGHT       PRICE  PICKED    RIPE
        apple     150        $1.5  2 hours…  yes
        kiwi        -  $1.235e-05  1 day a…  no

        """
    )
  }

  @Test func whatPeopleTypeAgainIsCutLast() async {
    let run = await CapturedRun(Labels.self, isTerminal: true, columns: 36, environment: ["NO_COLOR": "1"])
    #expect(run.standardOutput.contains("a-name-to-type-again  many words th…\n"))
  }

  @Test func theEnvironmentMayNarrowTheTable() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list"],
      isTerminal: true,
      environment: ["NO_COLOR": "1", "COLUMNS": "12"]
    )
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { TextWidth.of(String($0)) <= 12 })
  }

  @Test(arguments: [[], ["--plain"]])
  func withoutATerminalThereAreTabSeparatedLines(options: [String]) async {
    let run = await CapturedRun(Fruits.self, ["list"] + options)
    #expect(
      run.standardOutput == """
        apple\t150\t1.5\t2025-12-31T22:00:00Z\ttrue\tred,round
        kiwi\t\t0.00001235\t2025-12-31T00:00:00Z\tfalse\t

        """
    )
    #expect(run.standardError == "")
  }

  @Test func plainIsPlainOnATerminalToo() async {
    let run = await CapturedRun(Fruits.self, ["list", "--plain"], isTerminal: true)
    #expect(run.standardOutput.hasPrefix("apple\t150\t1.5"))
    #expect(run.standardError == "")
  }

  @Test func jsonIsAnArrayOfTypedFields() async throws {
    let run = await CapturedRun(Fruits.self, ["list", "--json"], isTerminal: true)
    let array = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    #expect(array?.count == 2)
    #expect(array?.first?["weight"] as? Int == 150)
    #expect(array?.first?["tags"] as? [String] == ["red", "round"])
    #expect(array?.last?["weight"] is NSNull)
    #expect(array?.last?["isRipe"] as? Bool == false)
    #expect(run.standardOutput.contains("\"price\": 0.00001235,"))
    #expect(run.standardError == "")
  }

  @Test func jsonPrintsTheFieldsThatAreNamedInTheirOrder() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json=price,name", "-L", "1"])
    #expect(run.standardOutput == "[\n  {\n    \"price\": 1.5,\n    \"name\": \"apple\"\n  }\n]\n")
  }

  @Test func jsonOfOneRecordIsAnObject() async {
    let run = await CapturedRun(Fruits.self, ["show", "apple", "--json=link,picked"])
    #expect(
      run.standardOutput == """
        {
          "link": "https://example.invalid/apple",
          "picked": "2025-12-31T22:00:00Z"
        }

        """
    )
  }

  @Test func jsonWithoutFieldsListsThem() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json="])
    #expect(run.standardOutput == "name\nweight\nprice\npicked\nisRipe\ntags\nlink\n")
    #expect(run.status == .success)
  }

  @Test func anUnknownFieldIsAUsageErrorThatListsThem() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json=name,color"])
    #expect(run.status == .usage)
    #expect(run.standardOutput == "")
    #expect(
      run.standardError == "fruits: --json: unknown field 'color'; "
        + "available fields: name, weight, price, picked, isRipe, tags, link\n"
    )
  }

  @Test func anArgumentAfterBareJSONIsNotItsValue() async {
    let run = await CapturedRun(Fruits.self, ["show", "--json", "apple"])
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("\"name\": \"apple\""))
  }

  @Test func argumentsAfterTheTerminatorAreLeftAlone() async {
    let run = await CapturedRun(Fruits.self, ["show", "--", "--json"])
    #expect(run.standardError == "fruits: fruit --json does not exist (the market answered 404)\n")
  }

  @Test func oneRecordIsALineForEachField() async {
    let run = await CapturedRun(
      Fruits.self,
      ["show", "apple"],
      isTerminal: true,
      environment: ["NO_COLOR": "1"]
    )
    #expect(
      run.standardOutput == """
        NAME    apple
        WEIGHT  150
        PRICE   $1.5
        PICKED  2 hours ago
        RIPE    yes
        LINK    https://example.invalid/apple

        """
    )
  }

  @Test func anEmptyListIsASentenceBesideNoData() async {
    for options in [[], ["--plain"]] {
      let run = await CapturedRun(Fruits.self, ["list", "--search", "x"] + options)
      #expect(run.status == .success)
      #expect(run.standardOutput == "")
      #expect(run.standardError == "No fruits match.\n")
    }
    let table = await CapturedRun(Fruits.self, ["list", "--search", "x"], isTerminal: true)
    #expect(table.standardOutput == "")
    #expect(table.standardError == "No fruits match.\n")
  }

  @Test func anEmptyListIsAnEmptyArrayInJSON() async {
    let run = await CapturedRun(Fruits.self, ["list", "--search", "x", "--json"])
    #expect(run.standardOutput == "[]\n")
    #expect(run.standardError == "")
  }

  @Test func quietLeavesMessagesOut() async {
    let run = await CapturedRun(Fruits.self, ["list", "--quiet"], isTerminal: true)
    #expect(!run.standardOutput.isEmpty)
    #expect(run.standardError == "")
  }

  @Test func aLimitPrintsFewer() async {
    let run = await CapturedRun(Fruits.self, ["list", "-L", "1"])
    #expect(run.standardOutput.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["-5"], ["--", "-5"]])
  func aNegativeNumberIsAnArgument(arguments: [String]) async {
    #expect(await CapturedRun(Count.self, arguments).standardOutput == "-5\n")
  }
}
