import Models

extension APIResult<NumberFact> {
  /// Returns the fact if it is about that number, otherwise an error.
  ///
  /// If the service has no fact about a number, it may return one about a number nearby.
  func about(_ number: Int) -> Self {
    flatMap { fact in
      guard let subject = fact.number, subject != number else { return .success(fact) }
      return .failure(
        .undecodable(type: "a fact about \(number)", path: "number", excerpt: "a fact about \(subject)")
      )
    }
  }

  /// Returns the fact if it says which number it is about, otherwise an error.
  func naming(_ kind: NumberFactKind) -> Self {
    flatMap { fact in
      guard fact.number == nil else { return .success(fact) }
      return .failure(.undecodable(type: "a \(kind.rawValue) fact", path: "number", excerpt: fact.text))
    }
  }
}
