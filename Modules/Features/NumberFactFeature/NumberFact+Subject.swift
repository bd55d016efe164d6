import Models

extension APIResult<NumberFact> {
  /// The fact, if it is one about that number.
  ///
  /// Asked for a number that it knows nothing about, the service may answer with a fact about one nearby.
  func about(_ number: Int) -> Self {
    flatMap { fact in
      guard let subject = fact.number, subject != number else { return .success(fact) }
      return .failure(
        .undecodable(type: "a fact about \(number)", path: "number", excerpt: "a fact about \(subject)")
      )
    }
  }

  /// The fact, if it says which number it is about.
  func naming(_ kind: NumberFactKind) -> Self {
    flatMap { fact in
      guard fact.number == nil else { return .success(fact) }
      return .failure(.undecodable(type: "a \(kind.rawValue) fact", path: "number", excerpt: fact.text))
    }
  }
}
