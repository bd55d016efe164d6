import Foundation
import JSONValues
import Platform
import Testing

@testable import SessionRecording

/// The changes between two documents lead from the one to the other, and fit no third.
struct JSONPatchTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1}"#, "[]"),
    (#"{"a":1}"#, #"{"a":2}"#, #"[{"op":"replace","path":"/a","value":2}]"#),
    (#"{"a":1}"#, #"{"a":1.0}"#, #"[{"op":"replace","path":"/a","value":1.0}]"#),
    (#"{"a":1}"#, #"{"a":true}"#, #"[{"op":"replace","path":"/a","value":true}]"#),
    (#"{"a":1}"#, #"{}"#, #"[{"op":"remove","path":"/a"}]"#),
    (#"{"a":1}"#, #"{"a":null}"#, #"[{"op":"replace","path":"/a","value":null}]"#),
    (#"{}"#, #"{"a":null}"#, #"[{"op":"add","path":"/a","value":null}]"#),
    (
      #"{"b":1,"a":1}"#, #"{"c":1}"#,
      #"[{"op":"remove","path":"/a"},{"op":"remove","path":"/b"},{"op":"add","path":"/c","value":1}]"#
    ),
    (#"{"a":{"b":{"c":1}}}"#, #"{"a":{"b":{"c":2}}}"#, #"[{"op":"replace","path":"/a/b/c","value":2}]"#),
    (
      #"{"a":[1]}"#, #"{"a":[1,2,3]}"#,
      #"[{"op":"add","path":"/a/-","value":2},{"op":"add","path":"/a/-","value":3}]"#
    ),
    (#"{"a":[1,2]}"#, #"{"a":[1]}"#, #"[{"op":"replace","path":"/a","value":[1]}]"#),
    (#"{"a":[]}"#, #"{"a":[1]}"#, #"[{"op":"replace","path":"/a","value":[1]}]"#),
    (#"{"a":[1,2]}"#, #"{"a":[1,3]}"#, #"[{"op":"replace","path":"/a/1","value":3}]"#),
    (#"{"a":[1,2,3]}"#, #"{"a":[4,5,3]}"#, #"[{"op":"replace","path":"/a","value":[4,5,3]}]"#),
    (#"[{"x":1},{"x":2}]"#, #"[{"x":1},{"x":2,"y":3}]"#, #"[{"op":"add","path":"/1/y","value":3}]"#),
    (#"{"a":1}"#, #"[1]"#, #"[{"op":"replace","path":"","value":[1]}]"#),
    ("1", "null", #"[{"op":"replace","path":"","value":null}]"#),
  ])
  func `a difference is said in few operations`(old: String, new: String, patch: String) throws {
    let difference = JSONPatch(from: try value(old), to: try value(new))
    #expect(difference.json.text == patch)
    #expect(try difference.applied(to: value(old)).text == new)
    #expect(difference.isEmpty == (old == new))
  }

  @Test(arguments: [
    "", "/", "~", "~1", "~0", "a/b", "a~b/~1", "-", "0", " ", "\"", "\\", "\n", "é", "😀", "\u{301}",
    "\u{301}x", "/\u{301}",
    "~\u{301}", "1\u{301}", "\u{200D}x", "\u{FE0F}", "\u{20E3}", "x/\u{301}/y", "\u{0}",
  ])
  func `a member of any name is found by its path`(key: String) throws {
    let old = JSONValue.object(["list": .object([key: .object([key: .number("1")])])])
    let new = JSONValue.object(["list": .object([key: .object([key: .number("2")])])])
    for (from, to) in [
      (old, new), (.object(["list": .object([:])]), new), (new, .object(["list": .object([:])])),
    ] {
      let patch = JSONPatch(from: from, to: to)
      let json = try value(patch.json.text)
      let read = try #require(JSONPatch(json: json), "\(json.text)")
      #expect(read == patch)
      #expect(try read.applied(to: from) == to)
    }
  }

  @Test(arguments: [
    (["a"], "/a"), ([""], "/"), (["", ""], "//"), (["/"], "/~1"), (["~"], "/~0"), (["~1"], "/~01"),
    (["/~"], "/~1~0"),
    (["a/b", "c"], "/a~1b/c"), (["/\u{301}"], "/~1\u{301}"), (["~\u{301}"], "/~0\u{301}"),
    (["\u{301}"], "/\u{301}"),
    ([], ""),
  ])
  func `a path is a JSON Pointer`(keys: [String], pointer: String) throws {
    let operation = JSONPatch.Operation(kind: .replace, path: keys, value: .null)
    var patch = JSONPatch()
    patch.operations = [operation]
    let written = try #require(patch.json.elements?.first?["path"]?.string)
    #expect(written.unicodeScalars.elementsEqual(pointer.unicodeScalars))
    #expect(JSONPatch(json: patch.json) == patch)
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"[{"op":"add","path":"/a","value":2}]"#, "/a"),
    (#"{"a":1}"#, #"[{"op":"remove","path":"/b"}]"#, "/b"),
    (#"{"a":1}"#, #"[{"op":"replace","path":"/b","value":1}]"#, "/b"),
    (#"{"a":1}"#, #"[{"op":"replace","path":"/a/b","value":1}]"#, "/a/b"),
    (#"{"a":1}"#, #"[{"op":"add","path":"/a/-","value":1}]"#, "/a/-"),
    (#"{"a":{}}"#, #"[{"op":"remove","path":"/a/b/c"}]"#, "/a/b/c"),
    (#"{"a":[1]}"#, #"[{"op":"replace","path":"/a/1","value":1}]"#, "/a/1"),
    (#"{"a":[1]}"#, #"[{"op":"replace","path":"/a/-1","value":1}]"#, "/a/-1"),
    (#"{"a":[1]}"#, #"[{"op":"replace","path":"/a/-","value":1}]"#, "/a/-"),
    (#"{"a":[1]}"#, #"[{"op":"replace","path":"/a/x~1y","value":1}]"#, "/a/x~1y"),
    (
      #"{"a":[1]}"#, #"[{"op":"replace","path":"/a/9223372036854775808","value":1}]"#,
      "/a/9223372036854775808"
    ),
    (#"{"a":[1]}"#, #"[{"op":"remove","path":"/a/0"}]"#, "/a/0"),
    (#"{"a":[1]}"#, #"[{"op":"add","path":"/a/0","value":1}]"#, "/a/0"),
    (#"{"a":1}"#, #"[{"op":"remove","path":""}]"#, ""),
    ("null", #"[{"op":"add","path":"/a","value":1}]"#, "/a"),
  ])
  func `changes of another document name the path that isn't there`(
    document: String,
    patch: String,
    path: String
  ) throws {
    let json = try value(patch)
    let patch = try #require(JSONPatch(json: json))
    #expect(throws: JSONPatch.Failure(path: path)) { try patch.applied(to: value(document)) }
  }

  @Test(arguments: [
    "{}", "null", "1", "[1]", "[{}]", #"[{"op":"add","path":"/a"}]"#, #"[{"op":"replace","path":"/a"}]"#,
    #"[{"op":"move","from":"/a","path":"/b"}]"#, #"[{"op":"test","path":"/a","value":1}]"#,
    #"[{"op":"add","path":"a","value":1}]"#, #"[{"op":"add","path":1,"value":1}]"#, #"[{"op":"remove"}]"#,
    #"[{"path":"/a","value":1}]"#, #"[{"op":"Add","path":"/a","value":1}]"#,
  ])
  func `a text that isn't a list of changes isn't read`(text: String) throws {
    #expect(JSONPatch(json: try value(text)) == nil)
  }

  @Test func `no changes leave a document as it is`() throws {
    let document = try value(#"{"a":[1,{"b":null}]}"#)
    #expect(try #require(JSONPatch(json: nil)).applied(to: document) == document)
    #expect(try #require(JSONPatch(json: .array([]))).applied(to: document) == document)
  }

  @Test func `operations are applied in their order`() throws {
    let json = try value(
      #"""
      [{"op":"add","path":"/a","value":[1]},{"op":"add","path":"/a/-","value":{}},
      {"op":"add","path":"/a/1/b","value":2},{"op":"replace","path":"/a/0","value":3},{"op":"remove","path":"/c"}]
      """#
    )
    let patch = try #require(JSONPatch(json: json))
    #expect(try patch.applied(to: value(#"{"c":0}"#)).text == #"{"a":[3,{"b":2}]}"#)
  }

  /// Documents of a few names and values, so that many pairs differ in part.
  @Test func `any two documents have changes that lead from one to the other`() throws {
    var random = SplitMix64(seed: 7)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    func document(_ depth: Int) -> JSONValue {
      switch next(depth > 0 ? 7 : 4) {
      case 0: .null
      case 1: .bool(next(2) == 0)
      case 2: .number("\(next(3))")
      case 3: .string(["", "/", "~"][next(3)])
      case 4: .array((0..<next(4)).map { _ in document(depth - 1) })
      default:
        .object(
          .init((0..<next(4)).map { _ in (["a", "", "~/", "0"][next(4)], document(depth - 1)) }) { $1 }
        )
      }
    }
    for _ in 0..<2000 {
      let (old, new) = (document(4), document(4))
      let patch = JSONPatch(from: old, to: new)
      let json = try value(patch.json.text)
      let read = try #require(JSONPatch(json: json))
      #expect(try read.applied(to: old) == new)
    }
  }
}
