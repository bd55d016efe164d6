import Foundation
import LoopbackServer
import Testing

/// Keys are sent only to their service.
@Suite(.timeLimit(.minutes(30))) struct KeyTests {
  struct Key: Sendable {
    var variable: String
    var address: String
    var header: String
    var arguments: [String]
    var environment: [String: String] = [:]
  }

  private static let keys = [
    Key(
      variable: "REQRES_API_KEY",
      address: "REQRES_API_URL",
      header: "x-api-key",
      arguments: ["profile", "show", "3"]
    ),
    Key(
      variable: "GITHUB_TOKEN",
      address: "GITHUB_API_URL",
      header: "Authorization",
      arguments: ["repos", "list", "ada-sample"]
    ),
    Key(
      variable: "GH_TOKEN",
      address: "GITHUB_API_URL",
      header: "Authorization",
      arguments: ["user", "show", "ada-sample"]
    ),
    Key(
      variable: "CMC_PRO_API_KEY",
      address: "COINMARKETCAP_API_URL",
      header: "X-CMC_PRO_API_KEY",
      arguments: ["coins", "list"]
    ),
  ]

  private static let secret = "s3cr3t-0123456789abcdef"

  @Test(arguments: keys)
  func `a key is sent and appears in no output`(key: Key) async throws {
    // The service repeats the key in its response, as careless services do.
    let server = try LoopbackServer { request in
      .json(
        #"{"message":"bad key \#(request.header(key.header) ?? "")","error":"\#(Self.secret)"}"#,
        status: 401,
        headers: ["X-Echo": request.header(key.header) ?? ""]
      )
    }
    for extra in [[], ["--verbose"], ["--json"]] {
      let run = try await Home().run(
        key.arguments + extra,
        environment: [key.variable: Self.secret, key.address: server.url.absoluteString]
      )
      #expect(run.ending == .exited(4))
      #expect(!run.output.contains(Self.secret))
      #expect(!run.errors.contains(Self.secret))
    }
    #expect(server.requests.count == 3)
    #expect(server.requests.allSatisfy { $0.header(key.header)?.contains(Self.secret) == true })
  }

  @Test(arguments: keys)
  func `a key does not follow a redirect to another origin`(key: Key) async throws {
    let other = try LoopbackServer(.status(404))
    let first = try LoopbackServer { .redirect(to: other.url.absoluteString + $0.target) }
    _ = try await Home().run(
      key.arguments,
      environment: [key.variable: Self.secret, key.address: first.url.absoluteString]
    )
    #expect(first.requests.first?.header(key.header)?.contains(Self.secret) == true)
    #expect(!other.requests.isEmpty)
    for header in other.requests.flatMap(\.headers) { #expect(!header.value.contains(Self.secret)) }
  }

  @Test func `a key file is used only if other users can't read it`() async throws {
    let home = try Home()
    let server = try LoopbackServer(.status(404))
    let folder = home.folder.appending(path: "config/composed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "keys")
    try Data("GITHUB_TOKEN=\(Self.secret)\n".utf8).write(to: file)
    for (mode, isUsed) in [(0o600, true), (0o644, false)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode],
        ofItemAtPath: file.path(percentEncoded: false)
      )
      let run = try await home.run(
        "user",
        "show",
        "ada-sample",
        environment: ["GITHUB_API_URL": server.url.absoluteString]
      )
      #expect((server.requests.last?.header("Authorization") != nil) == isUsed)
      #expect(run.errors.contains("Warning") == !isUsed)
      #expect(!run.errors.contains(Self.secret))
    }
  }

  @Test func `a key isn't an option`() async throws {
    for option in ["--token", "--api-key", "--key"] {
      #expect(try await Home().run("coins", "list", option, Self.secret).ending == .exited(2))
    }
  }
}
