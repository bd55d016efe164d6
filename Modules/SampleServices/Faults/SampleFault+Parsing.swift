import Foundation

extension SampleFault {
  /// Parses faults from text.
  ///
  /// ```
  /// FAULTS   = FAULT *( "," FAULT )
  /// FAULT    = [ SERVICE ":" ] EFFECT *( "+" EFFECT ) [ "*" COUNT ]
  /// SERVICE  = the name of a service, such as "github" | the command of a feature, such as "repos" | "all"
  /// EFFECT   = "status=" 200…599 | "latency=" DURATION | "drip" [ "=" DURATION ] | "truncate" | "shape"
  ///          | "html" | "empty" | "reset" | "rate-limit" | "secondary-rate-limit"
  /// DURATION = NUMBER ( "ms" | "s" )
  /// ```
  ///
  /// For example, `coins:latency=2s+status=503*2` makes the first two requests for coins wait two seconds and fail.
  /// A fault without a service affects all services; one without a count affects every request.
  ///
  /// - Parameter text: One or more faults.
  /// - Returns: The faults in the given order.
  /// - Throws: ``SampleFaultError``, which says what is wrong and what is valid.
  public static func parse(_ text: String) throws(SampleFaultError) -> [SampleFault] {
    var faults: [SampleFault] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      faults.append(try SampleFault(part.trimmingCharacters(in: .whitespaces)))
    }
    return faults
  }

  private init(_ text: String) throws(SampleFaultError) {
    var rest = Substring(text)
    var services = Set(SampleService.allCases)
    if let colon = rest.firstIndex(of: ":") {
      let name = rest[..<colon]
      guard let named = SampleService.named(name) else { throw .unknownService(String(name)) }
      services = named
      rest = rest[rest.index(after: colon)...]
    }
    var count: Int?
    if let star = rest.firstIndex(of: "*") {
      let number = rest[rest.index(after: star)...]
      guard let value = Int(number), value > 0 else { throw .invalidCount(String(number)) }
      count = value
      rest = rest[..<star]
    }
    var effects: [Effect] = []
    for effect in rest.split(separator: "+", omittingEmptySubsequences: false) {
      effects.append(try Effect(effect))
    }
    self.init(services: services, effects: effects, count: count)
  }
}

extension SampleFault.Effect {
  /// The longest time that `latency` and `drip` accept.
  static let longestWait = Duration.seconds(600)

  static var names: [String] { SampleFault.kinds.map(\.name) }

  fileprivate init(_ text: Substring) throws(SampleFaultError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let value = parts.count > 1 ? parts[1] : nil
    switch (name, value) {
    case ("status", let value?):
      guard let status = Int(value), 200...599 ~= status else { throw .invalidStatus(String(value)) }
      self = .status(status)
    case ("latency", let value?): self = .latency(try Self.duration(value))
    case ("drip", nil): self = .drip(.milliseconds(100))
    case ("drip", let value?): self = .drip(try Self.duration(value))
    case ("status", nil), ("latency", nil): throw .missingValue(name)
    case ("truncate", nil): self = .truncate
    case ("shape", nil): self = .shape
    case ("html", nil): self = .html
    case ("empty", nil): self = .empty
    case ("reset", nil): self = .reset
    case ("rate-limit", nil): self = .rateLimit
    case ("secondary-rate-limit", nil): self = .secondaryRateLimit
    default: throw .unknownEffect(String(text))
    }
  }

  private static func duration(_ text: Substring) throws(SampleFaultError) -> Duration {
    let unit = text.drop { $0.isNumber || $0 == "." }
    guard
      let number = Double(text.dropLast(unit.count)), let scale = ["ms": 0.001, "s": 1][String(unit)],
      number * scale <= longestWait / .seconds(1)
    else { throw .invalidDuration(String(text)) }
    return .seconds(number * scale)
  }
}
