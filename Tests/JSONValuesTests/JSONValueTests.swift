import Foundation
import JSONValues
import Testing

/// A document is the same after it was read and written, digit for digit.
struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(Data(text.utf8)) }

  @Test(arguments: [
    "0", "-1", "1.0", "0.1", "0.30000000000000004", "5e-324", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551615", "18446744073709551616",
    "170141183460469231731687303715884105727", "340282366920938463463374607431768211455",
    "-170141183460469231731687303715884105728", "123456789012345678901234567890.123456",
    "0.12345678901234567890123456789012345678", "1e-30", "3.14159265358979323846264338327950288419",
  ])
  func `a number keeps its digits`(digits: String) throws {
    #expect(try value(digits) == .number(digits))
    #expect(try value(digits).text == digits)
    #expect(try value("[\(digits)]").text == "[\(digits)]")
  }

  @Test(arguments: [("1e5", "100000.0"), ("1E+5", "100000.0"), ("-0", "0"), ("1e127", "1e+127")])
  func `a number that is written another way has the same value`(digits: String, text: String) throws {
    #expect(try value(digits).text == text)
  }

  @Test func `Booleans are neither 0 nor 1`() throws {
    #expect(try value("[true,1,false,0,1.0]").text == "[true,1,false,0,1.0]")
    #expect(try value("true") == .bool(true))
    #expect(try value("1") == .number("1"))
  }

  @Test(arguments: [
    #""""#, #""a\"b\\c\nd\re\tf""#, #""\u0000\u0007\u001B\u007F""#, #""\u200B\u202E\u2028\u00A0""#,
    #""e\u0301/é""#,
    #""😀👩""#, #""\uDB40\uDC01""#, #""שלום \\u0041""#,
  ])
  func `a text is written in one way`(text: String) throws {
    let read = try value(text)
    #expect(try value(read.text) == read)
    #expect(try value(read.text).text == read.text)
  }

  @Test(arguments: [
    ("a\u{8}b", #""a\u0008b""#), ("/", #""/""#), ("\u{200D}", #""\u200D""#),
    ("\u{E0001}", #""\uDB40\uDC01""#),
    ("\u{3000}", #""\u3000""#), ("\r\n", #""\r\n""#), ("\u{FE0F}", "\"\u{FE0F}\""), ("é", "\"é\""),
  ])
  func `what cannot be seen is escaped`(text: String, quoted: String) throws {
    #expect(JSONValue.string(text).text.unicodeScalars.elementsEqual(quoted.unicodeScalars))
    #expect(try value(quoted).string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func `members are in the order of their names, with names of any characters`() throws {
    let text = #"{"b":{"z":1,"a":2},"":[{}],"a\"\\\n/~":null,"B":[[]],"\u200B":"x"}"#
    #expect(try value(text).text == #"{"":[{}],"B":[[]],"a\"\\\n/~":null,"b":{"a":2,"z":1},"\u200B":"x"}"#)
  }

  @Test(arguments: ["{}", "[]", "null", "[[],{},[{}]]", #"{"a":[1,{"b":"c"}],"d":{}}"#, #"[1,2,[3,[4]]]"#])
  func `the pieces together are the document`(text: String) throws {
    let pieces = try value(text).pieces
    #expect(pieces.joined() == text)
    #expect(try value(pieces.joined(separator: "\n")) == value(text))
  }

  @Test(arguments: [1, 50, 512])
  func `documents nest deep`(depth: Int) throws {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try value(arrays).text == arrays)
    let half = depth / 2
    let objects = String(repeating: #"{"a":["#, count: half) + "1" + String(repeating: "]}", count: half)
    #expect(try value(objects).text == objects)
  }

  @Test(arguments: [
    "", " ", "1 2", "nul", "'a'", "01", "+1", ".5", "1.", "NaN", "1e400", "\"\t\"", "\"a", #""\ud83d""#,
    "{1:2}", "[1",
    #"{"a"}"#, "\u{0}", String(repeating: "[", count: 513),
  ])
  func `a text that isn't a document is refused`(text: String) {
    #expect(throws: (any Error).self) { try value(text) }
  }

  @Test func `a value of another kind has no member, text, number or element`() throws {
    let document = try value(#"{"text":"a","number":3,"fraction":3.5,"array":[1],"null":null}"#)
    #expect(document["text"]?.string == "a")
    #expect(document["number"]?.int == 3)
    #expect(document["array"]?.elements == [.number("1")])
    #expect(document["null"] == .null)
    #expect(document["none"] == nil)
    #expect(document["fraction"]?.int == nil)
    #expect(document["text"]?.int == nil)
    #expect(document["number"]?.string == nil)
    #expect(document["text"]?.elements == nil)
    #expect(document["array"]?["0"] == nil)
  }

  @Test func `a number that no Int holds is none`() throws {
    #expect(try value("9223372036854775807").int == .max)
    #expect(try value("9223372036854775808").int == nil)
  }
}
