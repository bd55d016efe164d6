import CommonTestSupport
import FeatureViews
import Foundation
import FrameTestSupport
import TerminalUI
import Testing

@MainActor
@Suite struct FrameFolderTests {
  let directory: TemporaryDirectory
  let comparing: FrameFolder
  let writing: FrameFolder

  init() throws {
    directory = try TemporaryDirectory()
    let tests = directory.url.appending(path: "Tests/SampleFeatureTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let filePath = tests.appending(path: "SampleFrameTests.swift").path(percentEncoded: false)
    comparing = FrameFolder(filePath: filePath, writes: false)
    writing = FrameFolder(filePath: filePath, writes: true)
  }

  @Test func `each preview and each further state has a file for each size`() {
    let frames = comparing.previews(of: SampleState.self, and: ["loaded": SampleState(text: "")])
    #expect(
      frames.map(\.description) == [
        "empty-80x24", "empty-40x12", "loading-80x24", "loading-40x12", "failed-80x24", "failed-40x12",
        "long-text-80x24", "long-text-40x12", "loaded-80x24", "loaded-40x12",
      ]
    )
    #expect(frames.first?.state == .preview(.empty))
    #expect(frames.last?.state == SampleState(text: ""))
  }

  @Test func `what was written is what the screen shows at its size`() throws {
    write("one two \n\nthree")
    #expect(try contents("sample-80x24") == "one two\n\nthree\n")
    #expect(mismatches(with: "one two \n\nthree") == [])
    write(String(repeating: "x", count: 100))
    #expect(
      try contents("sample-40x12")
        == "\(String(repeating: "x", count: 40))\n\(String(repeating: "x", count: 40))\n\(String(repeating: "x", count: 20))\n"
    )
  }

  @Test func `an empty screen has an empty file`() throws {
    write("")
    #expect(try contents("sample-80x24") == "")
    #expect(mismatches(with: "") == [])
  }

  @Test func `spaces at the end of a line and empty lines at the end of a file are ignored`() throws {
    write("one\ntwo")
    try rewrite("sample-80x24", "one  \ntwo \n\n")
    #expect(mismatches(with: "one\ntwo") == [])
  }

  @Test func `a difference names the file, the lines and the command that writes it`() throws {
    write("one\ntwo\nthree")
    try rewrite("sample-40x12", "one\n2\nthree\nfour\n")
    #expect(
      mismatches(with: "one\ntwo\nthree") == [
        """
        Tests/SampleFeatureTests/Frames/sample-40x12.txt isn't what the screen shows (− expected, + actual):
        line 2 − 2
        line 2 + two
        line 4 − four
        line 4 +\(" ")
        If the change is meant, write the file with: REHEARSE=write Scripts/test SampleFeature
        """
      ]
    )
  }

  @Test func `a missing file says how to write it`() throws {
    write("one")
    try FileManager.default.removeItem(at: file("sample-80x24"))
    #expect(
      mismatches(with: "one") == [
        """
        Tests/SampleFeatureTests/Frames/sample-80x24.txt is missing or isn't text
        Write it with: REHEARSE=write Scripts/test SampleFeature
        """
      ]
    )
  }

  @Test func `writing replaces what differs and leaves what doesn't`() throws {
    write("one")
    try rewrite("sample-80x24", "other\n")
    try rewrite("sample-40x12", "one \n")
    write("one")
    #expect(try contents("sample-80x24") == "one\n")
    #expect(try contents("sample-40x12") == "one \n")
  }

  @Test func `a text is compared as a screen is`() throws {
    write("one\ntwo")
    let frame = try #require(comparing.frames(["sample": ""]).first)
    #expect(frame.mismatch(of: "one\ntwo") == nil)
    #expect(frame.mismatch(of: "one \ntwo\n\n") == nil)
    #expect(frame.mismatch(of: "one")?.description.contains("line 2 − two\nline 2 + \n") == true)
  }

  @Test func `a file that can't be written is a mismatch`() throws {
    try Data().write(to: directory.url.appending(path: "Tests/SampleFeatureTests/Frames"))
    let frame = try #require(writing.frames(["sample": 1]).first)
    let mismatch = try #require(frame.mismatch(with: Text("one")))
    #expect(
      mismatch.description.hasPrefix("Tests/SampleFeatureTests/Frames/sample-80x24.txt can't be written: ")
    )
  }

  @Test func `a file without a screen is named`() throws {
    #expect(comparing.strays(besides: comparing.frames(["sample": 1])) == nil)
    write("one")
    try rewrite("other-80x24", "")
    try rewrite("sample-81x24", "")
    try rewrite("detail-80x24", "")
    #expect(
      comparing.strays(besides: comparing.frames(["sample": 1]), comparing.frames(["detail": ""]))?
        .description == """
          no screen belongs to Tests/SampleFeatureTests/Frames/other-80x24.txt, \
          Tests/SampleFeatureTests/Frames/sample-81x24.txt
          Remove it, or run: REHEARSE=write Scripts/test SampleFeature
          """
    )
  }

  @Test func `writing removes files without a screen and no others`() throws {
    write("one")
    try rewrite("other-80x24", "")
    try Data().write(to: directory.url.appending(path: "Tests/SampleFeatureTests/Frames/notes.md"))
    #expect(writing.strays(besides: writing.frames(["sample": 1])) == nil)
    let folder = directory.url.appending(path: "Tests/SampleFeatureTests/Frames").path(percentEncoded: false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["notes.md", "sample-40x12.txt", "sample-80x24.txt"]
    )
  }

  private func write(_ text: String) {
    for frame in writing.frames(["sample": text]) {
      #expect(frame.mismatch(with: Text(frame.state)) == nil)
    }
  }

  private func mismatches(with text: String) -> [String] {
    comparing.frames(["sample": text]).compactMap { $0.mismatch(with: Text($0.state))?.description }
  }

  private func file(_ name: String) -> URL {
    directory.url.appending(path: "Tests/SampleFeatureTests/Frames/\(name).txt")
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  private func rewrite(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: file(name)) }
}

private struct SampleState: Equatable, PreviewableState {
  var text: String

  static func preview(_ preview: Preview) -> Self { Self(text: preview.rawValue) }
}
