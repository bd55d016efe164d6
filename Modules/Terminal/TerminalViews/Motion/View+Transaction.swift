nonisolated extension View {
  /// Animates the changes of this view that come with the change of a value, as a transaction says.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: Changes the circumstances of the changes.
  public func transaction(
    value: some Equatable,
    _ transform: (inout Transaction) -> Void
  ) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return animation(transaction.disablesAnimations ? nil : transaction.animation, value: value)
  }
}
