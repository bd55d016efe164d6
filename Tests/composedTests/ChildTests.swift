import Foundation
import Testing

/// Child processes of the tests.
@Suite(.timeLimit(.minutes(30))) struct ChildTests {
  #if os(Linux)
    @Test func `a program inherits nothing that other tests have open`() async throws {
      let inheritable = open("/dev/null", O_RDONLY)
      defer { close(inheritable) }
      let run = try await Home().shell("ls /proc/self/fd")
      // The last one is the directory that `ls` reads.
      #expect(run.output == "0\n1\n2\n3\n")
    }
  #endif
}
