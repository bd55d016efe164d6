import CommonTestSupport
import Foundation
import Testing

@Suite struct TemporaryDirectoryTests {
  @Test(arguments: [false, true])
  func `a directory is empty at first and removed with its files`(inMemory: Bool) throws {
    var directory: TemporaryDirectory? = try TemporaryDirectory(inMemory: inMemory)
    let url = try #require(directory?.url)
    #expect(try directory?.names() == [])
    try directory?.write(Data("text".utf8), to: "b")
    try directory?.write(Data(), to: "a")
    #expect(try directory?.names() == ["a", "b"])
    #expect(try directory?.contents(of: "b") == Data("text".utf8))
    #expect(directory?.exists("b") == true)
    directory = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
