import Foundation
import HTTPTransport
import Testing

@Suite struct ErrorBodyTests {
  @Test(arguments: [
    (#"{"message":"Not Found","documentation_url":"x"}"#, "Not Found"),
    (#"{"error":"There is nothing here"}"#, "There is nothing here"),
    (#"{"error":"missing_api_key","message":"A key is needed","hint":"…"}"#, "A key is needed"),
    (#"{"error":{"message":"inside"}}"#, "inside"),
    (
      #"{"status":{"error_code":1001,"error_message":"This API Key is invalid."}}"#,
      "This API Key is invalid."
    ),
    (#"{"message":"","error":"second"}"#, "second"),
    (#"{"message":null,"error":"second"}"#, "second"),
    ("Invalid url", "Invalid url"),
    ("  two\r\nlines\u{1B}[31m ", "two lines[31m"),
    ("<!DOCTYPE html><title>Oops</title>", "a web page instead of data"),
    ("\u{FEFF}<!DOCTYPE html>", "a web page instead of data"),
    ("{broken", "{broken"),
  ])
  func `the sentence for people is found`(body: String, message: String) {
    #expect(ErrorBody(Data(body.utf8)).message == message)
  }

  @Test(arguments: ["{}", "", "  ", "[]", "null", "17", #"{"error":{}}"#, #"{"error":17}"#])
  func `a body may say nothing`(body: String) {
    #expect(ErrorBody(Data(body.utf8)).message == nil)
  }

  @Test func `a long body is cut short`() {
    let message = ErrorBody(Data(String(repeating: "ä", count: 100_000).utf8)).message
    #expect(message == String(repeating: "ä", count: 200) + "…")
  }

  @Test func `invalid UTF-8 doesn't fail`() {
    #expect(ErrorBody(Data([0x68, 0x69, 0xFF])).message == "hi\u{FFFD}")
  }

  @Test func `binary data isn't shown`() {
    let bytes = (0..<64).flatMap { [UInt8(0x80 | $0), UInt8(0x41 + $0 % 26)] }
    #expect(ErrorBody(Data(bytes)).message == "binary data instead of text")
  }

  @Test func `deep nesting doesn't crash`() {
    let body = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(ErrorBody(Data(body.utf8)).message == String(repeating: "[", count: 200) + "…")
  }
}
