extension SampleFault {
  /// The kinds of effects as ``parse(_:)`` reads them, each with its meaning.
  public static let kinds: [(name: String, meaning: String)] = [
    ("status=CODE", "The answer has this status, from 200 to 599, and the service's text for it."),
    ("latency=TIME", "The answer begins after this time, such as 250ms or 2s, at most 600s."),
    ("drip[=TIME]", "The answer comes byte by byte, 100ms or this time apart."),
    ("truncate", "The connection is closed after half of the answer."),
    ("shape", "The answer is valid JSON of a wrong shape."),
    ("html", "The answer is a web page."),
    ("empty", "The answer is empty."),
    ("reset", "The connection is reset instead of an answer."),
    ("rate-limit", "The service accepts no more requests for a while."),
    ("secondary-rate-limit", "GitHub's limit for requests in quick succession."),
  ]

  /// The beginnings of faults, for the completion of shells: each kind with a value, and each service with a colon.
  public static var completions: [String] {
    kinds.map(\.name).map { name in
      switch name {
      case "status=CODE": "status=503"
      case "latency=TIME": "latency=2s"
      default: String(name.prefix { $0 != "[" })
      }
    } + serviceNames.map { "\($0):" }
  }
}
