extension AnyCasePath {
  /// Returns the path that leads through this one and then on.
  ///
  /// - Parameter path: A path that starts where this one ends.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    let (embed, extract) = (_embed, _extract)
    let (embedNext, extractNext) = (path._embed, path._extract)
    return AnyCasePath<Root, AppendedValue>(
      embed: { embed(embedNext($0)) },
      extract: { extract($0).flatMap(extractNext) },
      _name: path._name
    )
  }

  /// The path to a case of this path's value.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
