import Foundation
import Testing

/// Sessions of the built programs, recorded and replayed.
@Suite(.timeLimit(.minutes(10))) struct SessionTests {
  @Test func `a session of each command replays without a difference`() async throws {
    let more = [
      ["profile", "list", "--all"], ["coins", "show", "BTC"], ["favorites", "list"],
      ["favorites", "clear", "--yes"],
      ["characters", "show", "1", "2"], ["fact", "--random"],
    ]
    try await Commands.concurrently(Commands.ofEachFeature + more) { arguments in
      let home = try Home()
      let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
      let run = try await home.run(["--record", trace] + arguments)
      #expect(run.ending == .exited(0), "\(arguments)")
      let replay = try await home.run("replay", trace)
      #expect(replay.ending == .exited(0), "\(arguments)")
      #expect(
        replay.output.contains(#/^[1-9][0-9]* actions? replayed without a difference.\n$/#),
        "\(arguments)"
      )
    }
  }

  @Test func aSessionOfACommandThatFailsReplaysToo() async throws {
    try await Commands.concurrently(Commands.ofEachFeature) { arguments in
      let home = try Home()
      let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
      let environment = ["COMPOSED_FAULT": "status=404"]
      let run = try await home.run(arguments + ["--record", trace], environment: environment)
      #expect(run.ending != .exited(0), "\(arguments)")
      #expect(try await home.run("replay", trace).ending == .exited(0), "\(arguments)")
    }
  }

  @Test func eachProgramReplaysItsOwnSessions() async throws {
    try await Commands.concurrently(Commands.ofEachFeature) { arguments in
      let home = try Home()
      let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
      let (program, rest) = (arguments[0], Array(arguments.dropFirst()))
      let run = try await home.run(["--record", trace] + rest, program: program)
      #expect(run.ending == .exited(0), "\(arguments)")
      #expect(try await home.run("replay", trace, program: program).ending == .exited(0), "\(arguments)")
    }
  }

  @Test func `what was recorded before the program was killed replays`() async throws {
    let home = try Home()
    let trace = home.folder.appending(path: "trace.jsonl")
    let child = try home.start(
      ["--record", trace.path(percentEncoded: false), "--timeout", "600", "coins", "list"],
      environment: ["COMPOSED_FAULT": "latency=600s"]
    )
    // The first action is written before its response arrives.
    while (try? String(contentsOf: trace, encoding: .utf8))?.contains("\"name\":\"task\"") != true {
      await Task.yield()
    }
    child.send(SIGKILL)
    #expect(await child.ending() == .killed(by: SIGKILL))
    let replay = try await home.run("replay", trace.path(percentEncoded: false))
    #expect(replay.ending == .exited(0))
    #expect(replay.output == "1 action replayed without a difference.\n")
  }

  @Test func aTestIsMadeOfASession() async throws {
    let home = try Home()
    let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
    _ = try await home.run("--record", trace, "fact", "42")
    let run = try await home.run("replay", trace, "--as-test", "NumberFactFeature")
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("await store.send(.factButtonTapped)"))
    #expect(run.output.contains("await store.receive(\\.factResponse)"))
  }
}
