import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// The program that opens addresses outside of the terminal.
@Suite struct WebBrowserTests {
  @Test func `the chosen browser comes first, then the desktop's program`() throws {
    func command(_ environment: [String: String]) -> [String]? {
      WebBrowser(environment: environment).command(opening: "http://a.b")
    }
    #expect(command(["BROWSER": "/bin/sh"]) == ["/bin/sh", "http://a.b"])
    #expect(command(["BROWSER": "sh --new %s --last:other"]) == ["sh", "--new", "http://a.b", "--last"])
    #expect(command(["DISPLAY": ":0", "PATH": "/bin"]) == nil)
    #expect(command([:]) == nil)
    let url = try #require(URL(string: "http://a.b"))
    #expect(!WebBrowser(environment: ["BROWSER": "no-such-browser", "PATH": "/bin"]).open(url))
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "ssh://example.com"])
  func `addresses of other kinds are refused`(address: String) throws {
    #expect(try !WebBrowser(environment: ["BROWSER": "/bin/sh"]).open(#require(URL(string: address))))
  }

  @Test func `the program gets the address`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "browser")
    // A shell runs it. It isn't executed itself, because a process that another test has just started may hold it open.
    try "echo \"$1\" > '\(folder.path)/opened'\n".write(to: program, atomically: true, encoding: .utf8)
    let url = try #require(URL(string: "https://example.com/?a=b&c"))
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    let browser = WebBrowser(environment: ["BROWSER": "/bin/sh \(program.path) %s --new:other"])
    try #require(browser.open(url) { continuation.finish() })
    for await _ in ended {}
    let opened = try String(contentsOf: folder.appending(path: "opened"), encoding: .utf8)
    #expect(opened == "https://example.com/?a=b&c\n")
  }
}
