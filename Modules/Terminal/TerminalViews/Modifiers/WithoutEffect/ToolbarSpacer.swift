/// A space between the items of a bar. On a terminal there is none.
public nonisolated struct ToolbarSpacer: View {
  /// - Parameters:
  ///   - sizing: The size of the space.
  ///   - placement: The place of the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public var body: some View { EmptyView() }
}
