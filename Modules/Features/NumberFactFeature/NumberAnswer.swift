import Models

/// The answer to a request for a fact about a number.
public enum NumberAnswer: Equatable, Hashable, Sendable {
  /// A fact from the service.
  case fact(String)
  /// The service has no fact about the number.
  case noKnownFact
  /// A fact computed because the service can't be reached. Views must label it as such.
  case computed(ComputedFact)

  /// - Parameters:
  ///   - state: The state of the request.
  ///   - number: The number that the request is about.
  init?(_ state: APILoadState<NumberFact>, for number: Int) {
    if let fact = state.value {
      self = fact.isFound ? .fact(fact.text) : .noKnownFact
      return
    }
    switch state.error {
    case .offline, .untrusted, .timedOut, .server: self = .computed(ComputedFact(number: number))
    default: return nil
    }
  }

  /// Returns one sentence for people.
  ///
  /// - Parameter number: The number that the answer is about.
  public func sentence(about number: Int) -> String {
    switch self {
    case .fact(let text): text
    case .noKnownFact: "There is no known fact about \(number)."
    case .computed(let fact): "Computed: \(fact.text)"
    }
  }
}
