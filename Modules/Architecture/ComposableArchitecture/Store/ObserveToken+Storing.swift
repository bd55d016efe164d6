extension ObserveToken: Hashable {
  /// Returns whether two tokens belong to the same observation.
  public nonisolated static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Feeds the identity of the observation to `hasher`.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ObserveToken {
  /// Keeps the observation alive as long as it is in a set.
  ///
  /// ```swift
  /// var observations: Set<ObserveToken> = []
  /// observe { label = "\(store.count)" }.store(in: &observations)
  /// ```
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<ObserveToken>) { set.insert(self) }

  /// Keeps the observation alive as long as it is in a collection.
  ///
  /// - Parameter collection: The collection, such as an array.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }
}
