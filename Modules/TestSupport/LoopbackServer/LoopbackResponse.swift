import Foundation

/// The server's response to a request.
public struct LoopbackResponse: Sendable {
  /// The bytes to send, in order.
  package var bytes: Data
  /// The action after sending the bytes.
  package var ending: Ending

  package enum Ending: Equatable, Sendable {
    /// Closes the connection.
    case close
    /// Resets the connection, so that the peer's next read fails.
    case reset
    /// Sends nothing more and keeps the connection open until the peer closes it.
    case silence
    /// Sends a byte at each interval until the peer closes the connection.
    case drip(UInt8, milliseconds: Int32)
  }

  /// Returns a complete response.
  ///
  /// - Parameters:
  ///   - status: The status, which may be any number.
  ///   - headers: Additional header fields. The length and `Connection: close` are added.
  ///   - body: The body.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    body: some DataProtocol
  ) -> LoopbackResponse {
    let bodyless = (100..<200).contains(status) || status == 204 || status == 304
    var headers = headers
    if !bodyless { headers["Content-Length"] = String(body.count) }
    var bytes = head(status, headers)
    if !bodyless { bytes.append(contentsOf: body) }
    return LoopbackResponse(bytes: bytes, ending: .close)
  }

  /// Returns a complete response with a text body.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    body: String = ""
  ) -> LoopbackResponse {
    .status(status, headers: headers, body: Data(body.utf8))
  }

  /// Returns a complete response with a JSON body.
  public static func json(
    _ body: String,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> LoopbackResponse {
    .status(status, headers: headers.merging(["Content-Type": "application/json"]) { $1 }, body: body)
  }

  /// Returns a complete response with an HTML body.
  public static func html(
    _ body: String = "<!DOCTYPE html><html><body>Hello</body></html>",
    status: Int = 200
  ) -> LoopbackResponse {
    .status(status, headers: ["Content-Type": "text/html; charset=utf-8"], body: body)
  }

  /// Returns a redirect.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    .status(status, headers: ["Location": location])
  }

  /// Returns a response that promises more bytes than it sends before the connection is closed.
  public static func truncated(_ body: String, missing: Int = 100) -> LoopbackResponse {
    let length = body.utf8.count + missing
    let fields = ["Content-Type": "application/json", "Content-Length": String(length)]
    return LoopbackResponse(bytes: head(200, fields) + Data(body.utf8), ending: .close)
  }

  /// Returns a response that begins and then sends single bytes endlessly, until the peer closes the
  /// connection.
  public static func drip(_ byte: UInt8 = UInt8(ascii: " "), milliseconds: Int32 = 10) -> LoopbackResponse {
    let fields = ["Content-Type": "application/json", "Content-Length": "1000000"]
    return LoopbackResponse(bytes: head(200, fields), ending: .drip(byte, milliseconds: milliseconds))
  }

  /// Returns a response that begins and then stops, with the connection left open.
  public static func stalled(_ body: String = "{") -> LoopbackResponse {
    let fields = ["Content-Type": "application/json", "Content-Length": "1000000"]
    return LoopbackResponse(bytes: head(200, fields) + Data(body.utf8), ending: .silence)
  }

  /// No response at all. The connection stays open until the peer closes it.
  public static let silence = LoopbackResponse(bytes: Data(), ending: .silence)

  /// A connection closed without a response.
  public static let close = LoopbackResponse(bytes: Data(), ending: .close)

  /// A connection reset without a response.
  public static let reset = LoopbackResponse(bytes: Data(), ending: .reset)

  /// Returns a response with exactly these bytes, after which the connection is closed.
  public static func raw(_ text: String, _ bytes: Data = Data()) -> LoopbackResponse {
    LoopbackResponse(bytes: Data(text.utf8) + bytes, ending: .close)
  }

  private static func head(_ status: Int, _ headers: [String: String]) -> Data {
    let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) Scripted\r\n\(fields)Connection: close\r\n\r\n".utf8)
  }
}
