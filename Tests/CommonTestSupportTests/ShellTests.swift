import CommonTestSupport
import Foundation
import Testing

@Suite struct ShellTests {
  @Test func `a script runs in its directory and its status is returned`() async throws {
    let directory = try TemporaryDirectory()
    let shell = try Shell("echo done > file; exit 7", in: directory.url)
    #expect(await shell.waitUntilExit() == 7)
    #expect(try directory.contents(of: "file") == Data("done\n".utf8))
  }

  @Test func `a script that a signal ends has another status than 0`() async throws {
    let directory = try TemporaryDirectory()
    let shell = try Shell("exec sleep 3600", in: directory.url)
    shell.end()
    #expect(await shell.waitUntilExit() == 128 + SIGKILL)
  }
}
