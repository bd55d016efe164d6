/// Buttons of the command palette. It has no groups, so the place has no effect.
public struct CommandGroup<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - group: The place after which SwiftUI shows them.
  ///   - addition: The buttons.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// - Parameters:
  ///   - group: The place before which SwiftUI shows them.
  ///   - addition: The buttons.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// - Parameters:
  ///   - group: The place at which SwiftUI shows them.
  ///   - addition: The buttons.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public var body: some View { content }
}
