import CommandSupport
import Foundation
import Models
import Testing

@MainActor
struct CommandStatusTests {
  @Test(arguments: [
    ("pear", CommandStatus.notFound), ("offline", .network), ("slow", .network), ("secret", .authentication),
    ("forbidden", .authentication), ("limit", .rateLimited), ("server", .failure), ("odd", .failure),
    ("apple", .success),
  ])
  func `an error of a service has its status`(name: String, status: CommandStatus) async {
    let run = await CapturedRun(Fruits.self, ["show", name])
    #expect(run.status == status)
    #expect(run.standardOutput.isEmpty == (status != .success))
  }

  @Test func `an error is one line that starts with the feature`() async {
    let run = await CapturedRun(Market.self, ["fruits", "show", "pear"])
    #expect(
      run.standardError
        == "fruits: fruit pear does not exist (the market answered 404); check the request and the service's address\n"
    )
  }

  @Test func `an error of a thin executable starts with its name`() async {
    let run = await CapturedRun(Fruits.self, ["show", "pear"])
    #expect(
      run.standardError
        == "fruits: fruit pear does not exist (the market answered 404); check the request and the service's address\n"
    )
  }

  @Test func `an error of a command without subcommands starts with its name`() async {
    let run = await CapturedRun(Market.self, ["weigh"])
    #expect(run.standardError.hasPrefix("weigh: "))
  }

  @Test(arguments: ["offline", "slow", "secret", "forbidden", "limit", "server"])
  func `an error of a service names what was asked for`(name: String) async {
    let run = await CapturedRun(Fruits.self, ["show", name])
    #expect(run.standardError.hasPrefix("fruits: fruit \(name): "))
    let named = await CapturedRun(Fruits.self, ["show", name], environment: ["MARKET": "Riverside"])
    #expect(named.standardError.hasPrefix("fruits: fruit \(name) at Riverside: "))
  }

  @Test func `an unknown error shows no type name`() async {
    let run = await CapturedRun(Fruits.self, ["show", "odd"])
    #expect(run.standardError.hasPrefix("fruits: unexpected error"))
    #expect(!run.standardError.contains("OddError"))
  }

  @Test func `an error cannot steer the terminal`() async {
    let run = await CapturedRun(Fruits.self, ["show", "worded"])
    #expect(run.standardError == "fruits: the [31mcrate is empty\n")
    #expect(run.status == .notFound)
  }

  @Test func `a rate limit says until when`() async {
    let run = await CapturedRun(Fruits.self, ["show", "limit"])
    #expect(run.standardError.contains(LocalTime.text(Date(timeIntervalSince1970: 1_767_225_600))))
  }

  @Test(arguments: [["-L", "0"], ["--limit", "-3"], ["--limit=x"]])
  func `a limit below one is a usage error that names the flag`(arguments: [String]) async {
    let run = await CapturedRun(Fruits.self, ["list"] + arguments)
    #expect(run.status == .usage)
    #expect(run.standardError.contains("-L") || run.standardError.contains("--limit"))
    #expect(run.standardOutput == "")
  }

  @Test(arguments: ["0", "10", "many"])
  func `a number out of its range is a usage error`(number: String) async {
    let run = await CapturedRun(Weigh.self, ["--scale", number])
    #expect(run.status == .usage)
    #expect(run.standardError.contains("--scale"))
  }

  @Test(arguments: [
    ["--nonsense"], ["list", "--plain", "--json"], ["list", "--base-url", "ftp://x"],
    ["list", "--base-url", "http://x:65536"],
    ["list", "--base-url", "http://x:18446744073709551696"], ["list", "--base-url", "http://x?y"],
    ["list", "--base-url", "http://x#y"], ["show"],
  ])
  func `an impossible command line is a usage error`(arguments: [String]) async {
    let run = await CapturedRun(Fruits.self, arguments)
    #expect(run.status == .usage)
    #expect(run.standardError.hasPrefix("fruits: "))
    #expect(run.standardError.split(separator: "\n").count == 3)
    #expect(run.standardOutput == "")
  }

  @Test(arguments: ["http://ada:hunter2@x:65536", "http://ada:hun/ter2@x?y", "http://ada:hunt@er2@x#y"])
  func `a rejected address hides its password`(address: String) async {
    let run = await CapturedRun(Fruits.self, ["list", "--base-url", address])
    #expect(run.standardError.hasPrefix("fruits: the value 'http://‹redacted›@x"))
    #expect(!run.standardError.contains("er2"))
  }

  @Test(arguments: ["ada:secret@x", "//ada:secret@x", "http:/ada:secret@x", "http://x/?a=1&api_key=secret"])
  func `what isn't an address hides its password or key too`(address: String) async {
    let run = await CapturedRun(Fruits.self, ["list", "--base-url", address])
    #expect(run.status == .usage)
    #expect(run.standardError.contains("‹redacted›"))
    #expect(!run.standardError.contains("secret"), "\(run.standardError)")
  }

  @Test func `help and version are data`() async {
    let help = await CapturedRun(Market.self, ["fruits", "list", "--help"])
    #expect(help.status == .success)
    #expect(help.standardOutput.contains("--base-url"))
    #expect(help.standardError == "")
    let version = await CapturedRun(Market.self, ["--version"])
    #expect(version.standardOutput == "1.2.3\n")
  }

  @Test func `a command without subcommand shows help`() async {
    let run = await CapturedRun(Fruits.self)
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("USAGE"))
  }

  @Test func `a reader that goes away ends the command quietly`() async {
    let errors = MemoryStream()
    let context = CommandContext(
      environment: [:],
      standardOutput: MemoryStream(failsAfter: 10),
      standardError: errors
    )
    let status = await CommandRunner(Fruits.self, context: context).run(["list"])
    #expect(status == .success)
    #expect(errors.text == "")
  }

  @Test func `a cancelled run is an interrupted one`() async {
    let errors = MemoryStream()
    let context = CommandContext(
      environment: [:],
      standardOutput: MemoryStream(),
      standardError: errors,
      withServices: { _, operation in
        withUnsafeCurrentTask { $0?.cancel() }
        try await operation()
      }
    )
    let status = await Task { await CommandRunner(Fruits.self, context: context).run(["list"]) }.value
    #expect(status == .interrupted)
    #expect(errors.text == "")
  }
}
