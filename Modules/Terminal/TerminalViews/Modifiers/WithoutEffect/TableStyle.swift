/// The look of tables.
public protocol TableStyle {}

nonisolated extension View {
  /// Sets the look of tables. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func tableStyle(_ style: some TableStyle) -> some View { self }
}
