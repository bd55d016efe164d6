import AppSupport
import ArgumentParser
import CommandSupport
import CommonTestSupport
import ComposableArchitecture
import FavoritesClient
import Foundation
import LoopbackServer
import Models
import ReqresClient
import SampleServices
import Testing

/// Prints a user's name.
private struct Name: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "name")
  @OptionGroup var common: CommonOptions
  @Argument var id: Int

  func perform(output: Output) async throws {
    @Dependency(\.reqresClient) var client
    let user = try await client.user(id)
    try output.detail(user, columns: [Column("email", \.email)])
  }
}

/// Makes no HTTP request.
private struct Quiet: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "quiet")
  static let usesServices = false
  @OptionGroup var common: CommonOptions

  func perform(output: Output) async throws {
    @Dependency(\.favoritesClient) var client
    try output.write("\(try await client.all().count)\n")
  }
}

@MainActor
struct WiringTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(
    _ command: any FeatureCommand.Type,
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) async -> CapturedRun {
    let home = ["HOME": directory.url.path(percentEncoded: false)]
    let environment = environment.merging(home) { $1 }
    return await withDependencies {
      $0.context = .live
    } operation: {
      await CapturedRun(
        command,
        // The limit is in real time, and other tests may keep the processor busy for longer than the usual 30 seconds.
        arguments + ["--timeout", "600"],
        environment: environment,
        withServices: Wiring(environment: environment).run
      )
    }
  }

  private func writeKeys(_ text: String, mode: Int = 0o600) throws {
    let configuration = directory.url.appending(path: ".config/composed")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    _ = try directory.write(text, to: ".config/composed/keys", mode: mode)
  }

  @Test func `the embedded services answer and one line says so`() async {
    let run = await run(Name.self, ["3"])
    #expect(run.status == .success)
    #expect(run.standardOutput.hasSuffix("@reqres.in\n"))
    #expect(run.standardError.hasPrefix("Sample data of the embedded services"))
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["--quiet", "--json", "--plain"])
  func `programs do not see the line`(option: String) async {
    let run = await run(Name.self, ["3", option])
    #expect(run.status == .success)
    #expect(run.standardError == "")
  }

  @Test func `a command that uses no service starts none`() async {
    let run = await run(Quiet.self, [])
    #expect(run == CapturedRun(status: .success, standardOutput: "0\n", standardError: ""))
  }

  @Test func `the favorites are where the variable says`() async {
    let data = directory.url.appending(path: "elsewhere")
    _ = await run(Quiet.self, [], ["XDG_DATA_HOME": data.path(percentEncoded: false)])
    let database = data.appending(path: "composed/favorites.sqlite")
    #expect(FileManager.default.fileExists(atPath: database.path(percentEncoded: false)))
  }

  @Test func `the services misbehave as the variable says`() async {
    let run = await run(Name.self, ["3", "--quiet"], ["COMPOSED_FAULT": "profile:status=403"])
    #expect(run.status == .authentication)
  }

  @Test func `a web page instead of an answer is named without its markup`() async {
    let run = await run(Name.self, ["3", "--quiet"], ["COMPOSED_FAULT": "profile:html"])
    #expect(run.status == .failure)
    #expect(run.standardError.hasPrefix("name: the answer of reqres at 127.0.0.1:"))
    #expect(run.standardError.contains("a web page instead of data"))
    #expect(!run.standardError.contains("<"))
  }

  @Test(arguments: ["COMPOSED_FAULT", "COMPOSED_SOURCE", "REQRES_API_URL", "COIN_PROVIDER"])
  func `an invalid variable is a usage error that names it`(variable: String) async {
    let run = await run(Name.self, ["3"], [variable: "nonsense"])
    #expect(run.status == .usage)
    #expect(run.standardError.hasPrefix("name: \(variable)"))
  }

  @Test func `a custom address is asked`() async throws {
    try await SampleServices.run(faults: [try #require(SampleFault.parse("status=404").first)]) { services in
      let address = services.baseURL(for: .reqres).absoluteString
      let byOption = await run(Name.self, ["3", "--base-url", address])
      #expect(byOption.status == .notFound)
      #expect(byOption.standardError.split(separator: "\n").count == 1)
      let byVariable = await run(Name.self, ["3"], ["REQRES_API_URL": address])
      #expect(byVariable.status == .notFound)
      #expect(byVariable.standardError.contains("except REQRES_API_URL"))
    }
  }

  @Test func `only the embedded services are reached without the proxy`() async throws {
    let proxy = try LoopbackServer(.status(404))
    let environment = ["http_proxy": "\(proxy.url)"]
    #expect(await run(Name.self, ["3"], environment).status == .success)
    #expect(proxy.requests.isEmpty)
    let server = try LoopbackServer(.status(404))
    let arguments = ["3", "--base-url", "\(server.url)"]
    #expect(await run(Name.self, arguments, environment).status == .notFound)
    #expect(proxy.requests.map(\.path) == ["\(server.url)/api/users/3"])
    #expect(server.requests.isEmpty)
    let exception = environment.merging(["no_proxy": "127.0.0.1"]) { $1 }
    #expect(await run(Name.self, arguments, exception).status == .notFound)
    #expect(server.requests.map(\.path) == ["/api/users/3"])
  }

  @Test func `a key reaches its service from the environment or the file`() async throws {
    let byVariable = await run(Name.self, ["3"], ["REQRES_API_KEY": "invalid"])
    #expect(byVariable.status == .authentication)
    try writeKeys("REQRES_API_KEY=invalid\n")
    try await SampleServices.run { services in
      let byFile = await run(Name.self, ["3", "--base-url", "\(services.baseURL(for: .reqres))"])
      #expect(byFile.status == .authentication)
    }
  }

  @Test func `the embedded services do without the key file`() async throws {
    try writeKeys("REQRES_API_KEY=invalid\n", mode: 0o644)
    let run = await run(Name.self, ["3", "--quiet"])
    #expect(run.status == .success)
    #expect(run.standardError == "")
  }

  @Test func `a key file that others can read is ignored with a warning`() async throws {
    try writeKeys("REQRES_API_KEY=invalid\n", mode: 0o644)
    try await SampleServices.run { services in
      let run = await run(Name.self, ["3", "--base-url", "\(services.baseURL(for: .reqres))"])
      #expect(run.status == .success)
      #expect(run.standardError.hasPrefix("Warning: "))
      #expect(run.standardError.contains("chmod 600"))
    }
  }

  @Test func `the log shows requests and no key`() async {
    let run = await run(Name.self, ["3", "--verbose"], ["REQRES_API_KEY": "hush-hush"])
    #expect(run.status == .success)
    #expect(run.standardError.contains("debug http: "))
    #expect(!run.standardError.contains("hush-hush"))
  }
}
