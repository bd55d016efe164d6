/// A state is coded as an object with `phase`, `value`, `error` and, while it is loading, `isLoading`. A value
/// keeps its place in the object while it is loaded again.
extension LoadState: Encodable where Value: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var state = self
    while case .loading(let earlier) = state { state = earlier }
    var container = encoder.container(keyedBy: LoadStateKey.self)
    if isLoading { try container.encode(true, forKey: .isLoading) }
    switch state {
    case .idle, .loading: try container.encode(LoadPhase.idle, forKey: .phase)
    case .empty: try container.encode(LoadPhase.empty, forKey: .phase)
    case .loaded(let value):
      try container.encode(LoadPhase.loaded, forKey: .phase)
      try container.encode(value, forKey: .value)
    case .failed(let error, let previous):
      try container.encode(LoadPhase.failed, forKey: .phase)
      try container.encode(error, forKey: .error)
      try container.encodeIfPresent(previous, forKey: .value)
    }
  }
}

extension LoadState: Decodable where Value: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LoadStateKey.self)
    switch try container.decode(LoadPhase.self, forKey: .phase) {
    case .idle: self = .idle
    case .empty: self = .empty
    case .loaded: self = .loaded(try container.decode(Value.self, forKey: .value))
    case .failed:
      self = .failed(
        try container.decode(Failure.self, forKey: .error),
        previous: try container.decodeIfPresent(Value.self, forKey: .value)
      )
    }
    if try container.decodeIfPresent(Bool.self, forKey: .isLoading) == true { startLoading() }
  }
}

private enum LoadStateKey: CodingKey { case error, isLoading, phase, value }

private enum LoadPhase: String, Codable { case idle, loaded, empty, failed }
