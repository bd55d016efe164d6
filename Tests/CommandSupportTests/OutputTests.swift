import CommandSupport
import Foundation
import TerminalUI
import Testing

@MainActor
struct OutputTests {
  @Test func `a terminal gets a table`() async {
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

  @Test func `a narrow terminal leaves out columns and keeps numbers`() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list"],
      isTerminal: true,
      columns: 41,
      environment: ["NO_COLOR": "1"]
    )
    #expect(
      run.standardOutput == """
        NAME   WEIGHT       PRICE  RIPE
        apple     150        $1.5  yes
        kiwi        -  $1.235e-05  no

        """
    )
    #expect(run.standardError == "Not shown for lack of room: PICKED\nShowing 2 of 250 fruits\n")
  }

  @Test func `what people type again is cut last`() async {
    let run = await CapturedRun(Labels.self, isTerminal: true, columns: 36, environment: ["NO_COLOR": "1"])
    #expect(run.standardOutput.contains("a-name-to-type-again  many words th…\n"))
  }

  @Test(arguments: 1...60) func `numbers are never cut`(columns: Int) async {
    let run = await CapturedRun(
      Fruits.self,
      ["list", "--color", "never"],
      isTerminal: true,
      columns: columns
    )
    let cells = run.standardOutput.split { $0 == " " || $0 == "\n" }.filter { $0.contains(/[0-9]/) }
    for cell in cells {
      #expect(["150", "$1.5", "$1.235e-05", "2", "1"].contains(cell), "\(run.standardOutput)")
    }
    let width = max(columns, 1)
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { TextWidth.of(String($0)) <= width })
  }

  @Test func `the environment may narrow the table`() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list"],
      isTerminal: true,
      environment: ["NO_COLOR": "1", "COLUMNS": "12"]
    )
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { TextWidth.of(String($0)) <= 12 })
  }

  @Test(arguments: [[], ["--plain"]])
  func `without a terminal there are tab separated lines`(options: [String]) async {
    let run = await CapturedRun(Fruits.self, ["list"] + options)
    #expect(
      run.standardOutput == """
        apple\t150\t1.5\t2025-12-31T22:00:00Z\ttrue\tred,round
        kiwi\t\t0.00001235\t2025-12-31T00:00:00Z\tfalse\t

        """
    )
    #expect(run.standardError == "")
  }

  @Test func `plain is plain on a terminal too`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--plain"], isTerminal: true)
    #expect(run.standardOutput.hasPrefix("apple\t150\t1.5"))
    #expect(run.standardError == "")
  }

  @Test func `json is an array of typed fields`() async throws {
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

  @Test func `json prints the fields that are named in their order`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json=price,name", "-L", "1"])
    #expect(run.standardOutput == "[\n  {\n    \"price\": 1.5,\n    \"name\": \"apple\"\n  }\n]\n")
  }

  @Test func `json of one record is an object`() async {
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

  @Test(arguments: ["--json=", "--json=,", "--json= "])
  func `an option without fields lists them`(option: String) async {
    let run = await CapturedRun(Fruits.self, ["list", option])
    #expect(run.standardOutput == "name\nweight\nprice\npicked\nisRipe\ntags\nlink\n")
    #expect(run.status == .success)
  }

  @Test func `an unknown field is a usage error that lists them`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json=name,color"])
    #expect(run.status == .usage)
    #expect(run.standardOutput == "")
    #expect(
      run.standardError == "fruits: --json: unknown field 'color'; "
        + "available fields: name, weight, price, picked, isRipe, tags, link\n"
    )
  }

  @Test func `a field that is named twice is printed once`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--json=name, name,name", "-L", "1"])
    #expect(run.standardOutput == "[\n  {\n    \"name\": \"apple\"\n  }\n]\n")
  }

  @Test func `JSON lines are an object on each line`() async {
    let run = await CapturedRun(
      Fruits.self,
      ["list", "--json-lines=name,weight,tags,isRipe"],
      isTerminal: true
    )
    #expect(
      run.standardOutput == """
        {"name":"apple","weight":150,"tags":["red", "round"],"isRipe":true}
        {"name":"kiwi","weight":null,"tags":[],"isRipe":false}

        """
    )
    #expect(run.standardError == "")
    #expect(
      await CapturedRun(Fruits.self, ["show", "apple", "--json-lines=name"]).standardOutput
        == "{\"name\":\"apple\"}\n"
    )
    #expect(await CapturedRun(Fruits.self, ["list", "--search", "x", "--json-lines"]).standardOutput == "")
  }

  @Test func `comma-separated values follow RFC 4180`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--csv=name,weight,price,picked,tags"])
    #expect(
      run.standardOutput == "name,weight,price,picked,tags\r\n"
        + "apple,150,1.5,2025-12-31T22:00:00Z,\"red,round\"\r\nkiwi,,0.00001235,2025-12-31T00:00:00Z,\r\n"
    )
    #expect(
      await CapturedRun(Fruits.self, ["show", "apple", "--csv=name"]).standardOutput == "name\r\napple\r\n"
    )
    #expect(
      await CapturedRun(Fruits.self, ["list", "--search", "x", "--csv=name"]).standardOutput == "name\r\n"
    )
    #expect(
      await CapturedRun(Quotes.self, ["--csv"]).standardOutput
        == "text\r\n\"say \"\"hi\"\",\nthen[31m go\"\r\n"
    )
  }

  @Test(arguments: ["--json-lines", "--csv"]) func `other formats list and check fields too`(option: String)
    async
  {
    let names = await CapturedRun(Fruits.self, ["list", "\(option)="])
    #expect(names.standardOutput == "name\nweight\nprice\npicked\nisRipe\ntags\nlink\n")
    let unknown = await CapturedRun(Fruits.self, ["list", "\(option)=nmae"])
    #expect(unknown.status == .usage)
    #expect(unknown.standardError.hasPrefix("fruits: \(option): unknown field 'nmae'; did you mean 'name'?"))
    let both = await CapturedRun(Fruits.self, ["list", option, "--json"])
    #expect(both.status == .usage)
    #expect(both.standardError.contains("--json and \(option) exclude each other"))
  }

  @Test func `an argument after bare JSON is not its value`() async {
    let run = await CapturedRun(Fruits.self, ["show", "--json", "apple"])
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("\"name\": \"apple\""))
  }

  @Test func `arguments after the terminator are left alone`() async {
    let run = await CapturedRun(Fruits.self, ["show", "--", "--json"])
    #expect(
      run.standardError
        == "fruits: fruit --json does not exist (the market answered 404); check the request and the service's address\n"
    )
  }

  @Test func `one record is a line for each field`() async {
    let run = await CapturedRun(
      Fruits.self,
      ["show", "apple"],
      isTerminal: true,
      environment: ["NO_COLOR": "1"]
    )
    #expect(
      run.standardOutput == """
        Name    apple
        Weight  150
        Price   $1.5
        Picked  2 hours ago
        Ripe    yes
        Link    https://example.invalid/apple

        """
    )
  }

  @Test func `an empty list is a sentence beside no data`() async {
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

  @Test func `an empty list is an empty array in JSON`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--search", "x", "--json"])
    #expect(run.standardOutput == "[]\n")
    #expect(run.standardError == "")
  }

  @Test func `quiet leaves messages out`() async {
    let run = await CapturedRun(Fruits.self, ["list", "--quiet"], isTerminal: true)
    #expect(!run.standardOutput.isEmpty)
    #expect(run.standardError == "")
  }

  @Test func `a limit prints fewer`() async {
    let run = await CapturedRun(Fruits.self, ["list", "-L", "1"])
    #expect(run.standardOutput.split(separator: "\n").count == 1)
  }

  @Test func `a negative number after an option belongs to it`() async {
    let run = await CapturedRun(Fruits.self, ["list", "-L", "-1", "7"])
    #expect(run.status == .usage)
    #expect(run.standardOutput == "")
  }

  @Test(arguments: [["-5"], ["--", "-5"]])
  func `a negative number is an argument`(arguments: [String]) async {
    #expect(await CapturedRun(Count.self, arguments).standardOutput == "-5\n")
  }
}
