/// The reason phrases of status codes (RFC 9110 §15).
enum StatusPhrase {
  static func of(_ status: Int) -> String {
    phrases[status] ?? classes[status / 100] ?? "Unknown"
  }

  private static let classes = [
    2: "Success", 3: "Redirection", 4: "Client Error", 5: "Server Error",
  ]

  private static let phrases = [
    200: "OK", 204: "No Content", 301: "Moved Permanently", 302: "Found", 304: "Not Modified",
    307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
    402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 410: "Gone", 422: "Unprocessable Content", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
