extension AnyCasePath {
  /// Changes the associated value of a root in place, if the root is in this path's case.
  ///
  /// The root gives up its value while `body` runs, so that the value is uniquely referenced: collections in it are
  /// changed without being copied. The value isn't on the stack meanwhile, however large it is.
  ///
  /// - Parameters:
  ///   - root: A root. It isn't read while `body` runs, as `inout` guarantees for any access.
  ///   - body: Changes the value. Its changes are kept even if it throws.
  /// - Returns: The result of `body`, or `nil` if the root is in another case; it is then not touched.
  /// - Throws: The error of `body`.
  /// - Complexity: One extraction and one embedding, whatever the size of the collections in the value.
  @inlinable
  @discardableResult
  public func _modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    let embed = _embed
    return try withUnsafeMutablePointer(to: &root) { pointer in
      let box = boxed(in: pointer)
      guard box.isPresent else { return nil }
      // Between the next two lines the root is uninitialized memory. The access is exclusive. Whether `body` returns or
      // throws, the memory is initialized again before the access ends.
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: box.embedded(by: embed)) }
      return try body(&box.value!)
    }
  }

  /// Gives `body` the associated value of a root, which isn't on the stack; `nil` if the root is in another case.
  @usableFromInline
  package func _read<Result>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Result) -> Result?
  {
    let box = boxed(in: root)
    return box.isPresent ? withUnsafePointer(to: &box.value!, body) : nil
  }

  // Separate, so that callers have no copy of a large value on the stack.
  @inlinable
  func boxed(in root: UnsafePointer<Root>) -> CaseValue<Value> { CaseValue(_extract(root.pointee)) }
}
