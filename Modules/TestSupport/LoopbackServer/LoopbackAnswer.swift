import Foundation

/// What the server does with a request.
public struct LoopbackAnswer: Sendable {
  /// The bytes that are sent, in order.
  var bytes: Data
  /// What happens after that.
  var ending: Ending

  enum Ending: Sendable {
    /// The connection is closed.
    case close
    /// The connection is reset: the peer's next read fails.
    case reset
    /// Nothing more is sent, and the connection stays open until the peer goes.
    case silence
    /// A byte is sent at each interval until the peer goes.
    case drip(UInt8, milliseconds: Int32)
  }

  /// A whole answer.
  ///
  /// - Parameters:
  ///   - status: The status, any number.
  ///   - headers: Further header fields; the length and `Connection: close` are added.
  ///   - body: The body.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    body: some DataProtocol
  ) -> LoopbackAnswer {
    let bodyless = (100..<200).contains(status) || status == 204 || status == 304
    var headers = headers
    if !bodyless { headers["Content-Length"] = String(body.count) }
    var bytes = head(status, headers)
    if !bodyless { bytes.append(contentsOf: body) }
    return LoopbackAnswer(bytes: bytes, ending: .close)
  }

  /// A whole answer with a body of text.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    body: String = ""
  ) -> LoopbackAnswer {
    .status(status, headers: headers, body: Data(body.utf8))
  }

  /// A whole answer with a body of JSON.
  public static func json(
    _ body: String,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> LoopbackAnswer {
    .status(status, headers: headers.merging(["Content-Type": "application/json"]) { $1 }, body: body)
  }

  /// A whole answer with a body of HTML.
  public static func html(
    _ body: String = "<!DOCTYPE html><html><body>Hello</body></html>",
    status: Int = 200
  ) -> LoopbackAnswer {
    .status(status, headers: ["Content-Type": "text/html; charset=utf-8"], body: body)
  }

  /// A redirect.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackAnswer {
    .status(status, headers: ["Location": location])
  }

  /// An answer that promises more bytes than it sends before the connection is closed.
  public static func truncated(_ body: String, missing: Int = 100) -> LoopbackAnswer {
    let length = body.utf8.count + missing
    let fields = ["Content-Type": "application/json", "Content-Length": String(length)]
    return LoopbackAnswer(bytes: head(200, fields) + Data(body.utf8), ending: .close)
  }

  /// An answer that begins, and then sends a byte at a time without end, until the peer goes.
  public static func drip(_ byte: UInt8 = UInt8(ascii: " "), milliseconds: Int32 = 10) -> LoopbackAnswer {
    let fields = ["Content-Type": "application/json", "Content-Length": "1000000"]
    return LoopbackAnswer(bytes: head(200, fields), ending: .drip(byte, milliseconds: milliseconds))
  }

  /// An answer that begins and then stops, without the connection being closed.
  public static func stalled(_ body: String = "{") -> LoopbackAnswer {
    let fields = ["Content-Type": "application/json", "Content-Length": "1000000"]
    return LoopbackAnswer(bytes: head(200, fields) + Data(body.utf8), ending: .silence)
  }

  /// No answer at all: the connection stays open until the peer goes.
  public static let silence = LoopbackAnswer(bytes: Data(), ending: .silence)

  /// The connection is closed without an answer.
  public static let close = LoopbackAnswer(bytes: Data(), ending: .close)

  /// The connection is reset without an answer.
  public static let reset = LoopbackAnswer(bytes: Data(), ending: .reset)

  /// Exactly these bytes, and then the connection is closed.
  public static func raw(_ bytes: String) -> LoopbackAnswer {
    LoopbackAnswer(bytes: Data(bytes.utf8), ending: .close)
  }

  private static func head(_ status: Int, _ headers: [String: String]) -> Data {
    let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) Scripted\r\n\(fields)Connection: close\r\n\r\n".utf8)
  }
}
