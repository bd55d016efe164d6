import AppSupport
import CommonTestSupport
import Foundation
import HTTPTransport
import Testing

struct KeyFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func file(_ text: String, mode: Int = 0o600) throws -> KeyFile {
    KeyFile(at: try directory.write(text, to: "keys", mode: mode))
  }

  @Test func `keys stand under the names of their variables`() throws {
    let file = try file("# mine\n\nGITHUB_TOKEN=ghp_1=2\n  REQRES_API_KEY = abc \r\n")
    #expect(file.keys == ["GITHUB_TOKEN": Secret("ghp_1=2"), "REQRES_API_KEY": Secret("abc")])
    #expect(file.warnings == [])
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660])
  func `a file that others can read is not used`(mode: Int) throws {
    let file = try file("GITHUB_TOKEN=ghp_1", mode: mode)
    #expect(file.keys.isEmpty)
    #expect(file.warnings.count == 1)
    #expect(file.warnings.first?.contains("chmod 600") == true)
  }

  @Test func `a file that is not there has no keys and no warning`() {
    let file = KeyFile(at: directory.url.appending(path: "none"))
    #expect(file.keys.isEmpty)
    #expect(file.warnings == [])
  }

  @Test func `a directory is refused by name`() throws {
    let file = KeyFile(at: directory.url)
    let path = directory.url.path(percentEncoded: false)
    #expect(file.keys.isEmpty)
    #expect(file.warnings == ["\(path) is a directory instead of a file with keys; it is ignored"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `a named pipe is refused by name, without waiting for a writer`() throws {
    let path = directory.url.appending(path: "keys").path(percentEncoded: false)
    #expect(mkfifo(path, 0o600) == 0)
    let file = KeyFile(at: URL(filePath: path))
    #expect(file.keys.isEmpty)
    #expect(file.warnings == ["\(path) is a named pipe instead of a file with keys; it is ignored"])
  }

  @Test func `a file of another user is refused by name`() throws {
    var path = "/etc/passwd"
    if geteuid() == 0 {
      path = try directory.write("GITHUB_TOKEN=ghp_1", to: "keys", mode: 0o600).path(percentEncoded: false)
      #expect(chown(path, 12_345, 12_345) == 0)
    }
    let file = KeyFile(at: URL(filePath: path))
    #expect(file.keys.isEmpty)
    #expect(
      file.warnings == [
        "\(path) belongs to another user, so its keys are ignored; write a file that is yours"
      ]
    )
  }

  @Test func `a file that isn't UTF-8 is refused by name`() throws {
    let url = try directory.write("", to: "keys", mode: 0o600)
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data("GITHUB_TOKEN=ghp_".utf8) + [0xFF, 0xFE])
    let file = KeyFile(at: url)
    let path = url.path(percentEncoded: false)
    #expect(file.keys.isEmpty)
    #expect(file.warnings == ["\(path) isn't UTF-8 text, so its keys are ignored; save it as UTF-8"])
  }

  @Test func `a file that is too large is refused by name`() throws {
    let file = try file("GITHUB_TOKEN=ghp_1\n" + String(repeating: "#", count: 1 << 16))
    #expect(file.keys.isEmpty)
    #expect(file.warnings.count == 1)
    #expect(file.warnings.first?.contains("larger than 64 KiB") == true)
  }

  @Test(arguments: ["ghp_secret", "SECRET_THING=ghp_secret", "GITHUB_TOKEN ghp_secret"])
  func `a line that is wrong is named by its number only`(line: String) throws {
    let file = try file("# one\n\(line)\nREQRES_API_KEY=abc\n")
    #expect(file.keys == ["REQRES_API_KEY": Secret("abc")])
    #expect(file.warnings.count == 1)
    #expect(file.warnings.first?.contains("line 2") == true)
    #expect(file.warnings.first?.contains("secret") == false)
  }

  @Test func `the environment wins over the file`() throws {
    let file = try file("GITHUB_TOKEN=from-file\nREQRES_API_KEY=from-file")
    let keys = Keys(environment: ["GH_TOKEN": "from-environment", "REQRES_API_KEY": ""], file: file)
    #expect(keys[.gitHub] == Secret("from-environment"))
    #expect(keys[.reqres] == Secret("from-file"))
    #expect(keys[.coinGecko] == nil)
  }

  @Test func `the first variable that is set counts`() {
    let keys = Keys(environment: ["GITHUB_TOKEN": "two", "GH_TOKEN": "one"], file: nil)
    #expect(keys[.gitHub] == Secret("one"))
  }

  @Test func `nothing that describes keys shows them`() throws {
    let keys = Keys(environment: ["CMC_PRO_API_KEY": "hush-hush"], file: nil)
    var dumped = ""
    dump(keys, to: &dumped)
    #expect(!dumped.contains("hush"))
    #expect(!"\(keys) \(String(reflecting: keys))".contains("hush"))
    #expect(keys[.coinMarketCap] == Secret("hush-hush"))
  }
}
