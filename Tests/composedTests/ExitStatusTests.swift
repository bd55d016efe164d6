import Foundation
import LoopbackServer
import Testing

/// Every exit status of the commands, from the built program.
@Suite(.timeLimit(.minutes(30))) struct ExitStatusTests {
  @Test(arguments: Commands.all)
  func `a command that succeeds exits with 0`(arguments: [String]) async throws {
    let run = try await Home().run(arguments)
    #expect(run.ending == .exited(0))
  }

  @Test(arguments: [
    ["characters", "list", "--name", "nobody-at-all"], ["coins", "list", "--search", "nothing-at-all"],
    ["repos", "list", "ada-sample", "--search", "nothing-at-all"], ["favorites", "list"],
  ])
  func `an empty list is a success`(arguments: [String]) async throws {
    let home = try Home()
    let plain = try await home.run(arguments)
    #expect(plain.ending == .exited(0))
    #expect(plain.output.isEmpty)
    #expect(plain.messages.count == 1)
    #expect(plain.messages.first?.contains(#/[Nn]o /#) == true)
    let json = try await home.run(arguments + ["--json"])
    #expect(json.ending == .exited(0))
    #expect(try json.records.isEmpty)
    #expect(json.errors.isEmpty)
  }

  @Test(arguments: ["status=500", "status=599", "shape", "html", "empty"])
  func `an answer that is none exits with 1`(fault: String) async throws {
    try await Commands.concurrently(Commands.remote) { arguments in
      let run = try await Home().run(arguments, environment: ["COMPOSED_FAULT": fault])
      #expect(run.ending == .exited(1), "\(arguments)")
      expectOneLine(run, of: arguments)
    }
  }

  @Test(arguments: [
    (["coins", "list", "--limit", "0"], "--limit"), (["repos", "list", "ada-sample", "-L", "-1"], "-L"),
    (["coins", "list", "--limit", "-1"], "'-1' is invalid for '--limit"),
    (["fact", "99999999999999999999"], "99999999999999999999 is out of range"),
    (["profile", "list", "--page", "0"], "--page"), (["profile", "list", "--per-page", "0"], "--per-page"),
    (["characters", "list", "--page", "0"], "--page"), (["coins", "list", "--sort", "smell"], "--sort"),
    (["coins", "list", "--color", "sometimes"], "--color"), (["coins", "list", "--teapot"], "--teapot"),
    (["characters", "list", "--page", "1", "--all"], "--all"),
    (["coins", "list", "--plain", "--json"], "--plain"),
    (["teapot"], "teapot"),
    (["coins", "list", "--source", "embedded", "--base-url", "http://x"], "--base-url"),
    (["coins", "list", "--provider", "bank"], "--provider"), (["coins", "list", "--order", "up"], "--order"),
    (["favorites", "clear"], "--yes"), (["completion", "tcsh"], "tcsh"), (["help", "teapot"], "teapot"),
    (["coins", "show"], "missing"), (["app", "--open", "coin/bitcoin"], "'coin' isn't a tab"),
    (["coins", "list", "--source", "oracle"], "--source"),
    (["coins", "list", "--base-url", "ftp://example.invalid"], "--base-url"),
    (["repos", "list", "no--login-"], "no--login-"), (["favorites", "add", "nameless"], "nameless"),
    (["serve", "--fault", "explode"], "explode"), (["serve", "--port", "70000"], "--port"),
  ])
  func `a wrong command line exits with 2`(arguments: [String], mistake: String) async throws {
    let run = try await Home().run(arguments)
    #expect(run.ending == .exited(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(mistake))
  }

  @Test(arguments: [
    ["COMPOSED_SOURCE": "oracle"], ["COMPOSED_FAULT": "explode"], ["COINMARKETCAP_API_URL": "coins"],
  ])
  func `a wrong environment exits with 2 and names the variable`(environment: [String: String]) async throws {
    let run = try await Home().run("coins", "list", environment: environment)
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains(try #require(environment.keys.first)))
  }

  /// The host doesn't exist, and isn't looked up.
  @Test(arguments: [
    ("http://sample.invalid", ["http_proxy": "ht!tp://x"]),
    ("https://sample.invalid", ["https_proxy": "localhost:notaport"]),
    ("https://localhost:1", ["SSL_CERT_FILE": "/nowhere/ca.pem"]),
    ("https://localhost:1", ["SSL_CERT_FILE": "/dev/null"]),
  ])
  func `a wrong proxy or certificate exits with 2 and is named`(
    address: String,
    environment: [String: String]
  ) async throws {
    let (name, value) = try #require(environment.first)
    try await Commands.concurrently(Commands.remote) { arguments in
      let run = try await Home().run(arguments + ["--base-url", address], environment: environment)
      #expect(run.ending == .exited(2), "\(arguments)")
      #expect(run.errors.contains(": \(name) is"))
      // What isn't the address of a proxy may be a password.
      #expect(run.errors.contains(value) == (name == "SSL_CERT_FILE"))
      #expect(run.errors.contains("or unset it\n"))
      expectOneLine(run, of: arguments)
    }
  }

  @Test func `the interactive app points to the commands`() async throws {
    for arguments in [[], ["app"]] {
      let run = try await Home().run(arguments)
      #expect(run.ending == .exited(2))
      #expect(run.errors.contains("coins list"))
    }
  }

  @Test func `a refused connection exits with 3`() async throws {
    let port = try RefusingPort()
    try await Commands.concurrently(Commands.remote) { arguments in
      let run = try await Home().run(arguments + ["--base-url", port.url.absoluteString])
      #expect(run.ending == .exited(3), "\(arguments)")
      expectOneLine(run, of: arguments)
    }
  }

  @Test(arguments: ["reset", "truncate"])
  func `a lost connection exits with 3`(fault: String) async throws {
    try await Commands.concurrently(Commands.ofEachFeature) { arguments in
      let run = try await Home().run(arguments, environment: ["COMPOSED_FAULT": fault])
      #expect(run.ending == .exited(3), "\(arguments)")
      expectOneLine(run, of: arguments)
    }
  }

  @Test(arguments: ["latency=600s", "drip=600s"])
  func `an answer that is too slow exits with 3`(fault: String) async throws {
    let run = try await Home().run(
      "user",
      "show",
      "ada-sample",
      "--timeout",
      "1",
      environment: ["COMPOSED_FAULT": fault]
    )
    #expect(run.ending == .exited(3))
    expectOneLine(run, of: ["user"])
  }

  @Test(arguments: ["status=401", "status=403"])
  func `refused credentials exit with 4`(fault: String) async throws {
    try await Commands.concurrently(Commands.withKeys) { arguments in
      let run = try await Home().run(arguments, environment: ["COMPOSED_FAULT": fault])
      #expect(run.ending == .exited(4), "\(arguments)")
      expectOneLine(run, of: arguments)
    }
  }

  @Test(arguments: [
    ("profile", "REQRES_API_KEY", ["profile", "show", "3"]),
    ("repos", "GITHUB_TOKEN", ["repos", "list", "ada-sample"]),
    ("user", "GITHUB_TOKEN", ["user", "show", "ada-sample"]),
    ("coins", "CMC_PRO_API_KEY", ["coins", "list"]),
  ])
  func `an invalid key exits with 4 and says where keys come from`(
    feature: String,
    variable: String,
    arguments: [String]
  ) async throws {
    let run = try await Home().run(arguments, environment: [variable: "invalid"])
    #expect(run.ending == .exited(4))
    #expect(run.errors.contains("\(feature): "))
    #expect(run.errors.contains(variable))
  }

  @Test(arguments: [
    (["profile", "show", "23"], "23"), (["user", "show", "nobody-here"], "nobody-here"),
    (["repos", "list", "nobody-here"], "nobody-here"), (["characters", "show", "9000"], "9000"),
    (["coins", "show", "NOSUCHCOIN"], "NOSUCHCOIN"),
    (["favorites", "add", "ada-sample/nothing-here"], "nothing-here"),
    (["favorites", "remove", "ada-sample/nothing-here"], "nothing-here"),
  ])
  func `what does not exist exits with 5 and is named`(arguments: [String], name: String) async throws {
    let run = try await Home().run(arguments)
    #expect(run.ending == .exited(5))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(name))
    expectOneLine(run, of: arguments)
  }

  @Test func `a user that does not exist is reported in one sentence`() async throws {
    let run = try await Home().run("profile", "show", "23", "--quiet")
    #expect(run.errors == "profile: user 23 does not exist (reqres answered 404); try 1 to 12\n")
  }

  @Test(arguments: ["rate-limit", "secondary-rate-limit", "status=429"])
  func `the used up limit exits with 6`(fault: String) async throws {
    try await Commands.concurrently(Commands.ofEachFeature) { arguments in
      let run = try await Home().run(arguments, environment: ["COMPOSED_FAULT": fault])
      #expect(run.ending == .exited(6), "\(arguments)")
      expectOneLine(run, of: arguments)
    }
  }

  @Test func `the used up limit says until when`() async throws {
    let run = try await Home().run(
      "repos",
      "list",
      "ada-sample",
      environment: ["COMPOSED_FAULT": "rate-limit"]
    )
    #expect(run.errors.contains(/\d{1,2}:\d{2}/))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends with 128 and its number`(signal: Int32, status: Int32) async throws {
    let home = try Home()
    let child = try home.start(
      ["fact", "42", "--timeout", "3600"],
      environment: ["COMPOSED_FAULT": "drip=5s"]
    )
    _ = await child.standardError.text {
      $0.contains("embedded services")
    } then: {
      child.send(signal)
    }
    let ending = await child.ending()
    #expect(ending == .exited(status))
    #expect(await child.standardOutput.whole().isEmpty)
  }

  /// Expects a failure to be one line that begins with the feature's name and shows no internals.
  private func expectOneLine(
    _ run: Home.Run,
    of arguments: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.messages.count == 1, "\(arguments)", sourceLocation: sourceLocation)
    let line = run.messages.first ?? ""
    #expect(line.hasPrefix("\(arguments[0]): "), sourceLocation: sourceLocation)
    for inside in ["Error(", "Optional(", "APIError", "Swift.", "Foundation", "nil", "NSURL", ".swift"] {
      #expect(!line.contains(inside), sourceLocation: sourceLocation)
    }
  }
}
