import Models

/// What there is to say about a number.
public enum NumberAnswer: Equatable, Hashable, Sendable {
  /// What the service knows.
  case fact(String)
  /// The service knows nothing about the number.
  case noKnownFact
  /// What was computed because the service cannot be reached. To be labelled as such.
  case computed(ComputedFact)

  /// - Parameters:
  ///   - state: Where the request for a fact stands.
  ///   - number: The number that the request is about.
  init?(_ state: APILoadState<NumberFact>, for number: Int) {
    if let fact = state.value {
      self = fact.isFound ? .fact(fact.text) : .noKnownFact
      return
    }
    switch state.error {
    case .offline, .timedOut, .server: self = .computed(ComputedFact(number: number))
    default: return nil
    }
  }

  /// One sentence for a person.
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
