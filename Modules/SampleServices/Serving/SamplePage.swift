/// Web pages that are sent instead of an API's response.
enum SamplePage {
  /// The page of a domain without an owner.
  static let parked = """
    <!DOCTYPE html>
    <html><head><title>Parked</title></head>
    <body><h1>This domain is parked</h1><p>There is no service here.</p></body></html>
    """

  /// Returns the page of a proxy whose service fails.
  static func gateway(status: Int, host: String) -> String {
    """
    <!DOCTYPE html>
    <html><head><title>\(host) | \(status): \(StatusPhrase.of(status))</title></head>
    <body><h1>Error \(status)</h1><p>The server at \(host) did not answer as it should.</p></body></html>
    """
  }

  /// Returns the page of a web framework for an unknown route.
  static func cannotGet(_ path: String) -> String {
    """
    <!DOCTYPE html>
    <html><head><title>Error</title></head><body><pre>Cannot GET \(escaped(path))</pre></body></html>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
