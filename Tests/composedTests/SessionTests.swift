import Foundation
import Testing

/// Sessions of the built programs, recorded and replayed.
@Suite(.timeLimit(.minutes(30))) struct SessionTests {
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

  @Test func `a session of a command that fails replays too`() async throws {
    try await Commands.concurrently(Commands.ofEachFeature) { arguments in
      let home = try Home()
      let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
      let environment = ["COMPOSED_FAULT": "status=404"]
      let run = try await home.run(arguments + ["--record", trace], environment: environment)
      #expect(run.ending != .exited(0), "\(arguments)")
      #expect(try await home.run("replay", trace).ending == .exited(0), "\(arguments)")
    }
  }

  @Test func `each program replays its own sessions`() async throws {
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
    // The shell kills it as soon as the first action is written. The test might get its turn after the response.
    let run = try await Home().shell(
      """
      COMPOSED_FAULT=latency=60s "$composed" --record "$HOME/trace" --timeout 600 --quiet coins list & child=$!
      until grep -q '"name":"task"' "$HOME/trace" 2> /dev/null; do :; done
      kill -KILL $child
      wait $child 2> /dev/null; echo "status $?"
      "$composed" replay "$HOME/trace"
      """
    )
    #expect(run.lines == ["status 137", "1 action replayed without a difference."])
  }

  @Test func `a test is made of a session`() async throws {
    let home = try Home()
    let trace = home.folder.appending(path: "trace.jsonl").path(percentEncoded: false)
    _ = try await home.run("--record", trace, "fact", "42")
    let run = try await home.run("replay", trace, "--as-test", "NumberFactFeature")
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("await store.send(.factButtonTapped)"))
    #expect(run.output.contains("await store.receive(\\.factResponse)"))
  }
}
