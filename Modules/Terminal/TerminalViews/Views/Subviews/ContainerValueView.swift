nonisolated extension View {
  /// Sets a value for the container around this view.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view with a value for the container around it.
nonisolated struct ContainerValueView<Content: View>: View {
  let content: Content
  let set: (inout ContainerValues) -> Void

  @MainActor var body: some View { content }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    rows.changed({ content._collectRows(&$0) }) { $0.containerValues.append(set) }
  }
}
