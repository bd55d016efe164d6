import Foundation
import Testing

/// Pipes whose reader exits early.
@Suite(.timeLimit(.minutes(30))) struct PipeTests {
  @Test(arguments: [
    "coins list -L 250", "characters list --all --json", "repos list ada-sample --all",
    "characters list --all",
  ])
  func `a reader of one line ends the program quietly`(command: String) async throws {
    let run = try await Home().shell(
      """
      { "$composed" \(command) --quiet; echo "status $?" >&2; } | head -1
      """
    )
    #expect(run.lines.count == 1)
    #expect(run.errors == "status 0\n")
  }

  @Test func `a reader that reads nothing ends the program quietly`() async throws {
    let run = try await Home().shell(
      """
      { "$composed" characters list --all --json; echo "status $?" >&2; } | true
      """
    )
    #expect(run.output.isEmpty)
    #expect(run.errors == "status 0\n")
  }

  @Test func `a closed standard error doesn't fail the program`() async throws {
    let run = try await Home().shell(#""$composed" coins list -L 1 2>&-"#)
    #expect(run.ending == .exited(0))
    #expect(run.lines.count == 1)
  }

  @Test func `help can be cut short too`() async throws {
    let run = try await Home().shell(#"{ "$composed" --help; echo "status $?" >&2; } | true"#)
    #expect(run.errors == "status 0\n")
  }
}
