import Foundation

/// Views with the look of glass, which flow into each other on other platforms.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - spacing: The distance at which they flow into each other, which has no effect.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { content }
}
