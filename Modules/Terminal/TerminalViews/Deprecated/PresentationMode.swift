/// Whether a view is in a sheet or a destination, as ``EnvironmentValues/dismiss`` and
/// ``EnvironmentValues/isPresented`` tell.
@MainActor
public struct PresentationMode {
  private let action: DismissAction

  init(_ action: DismissAction) { self.action = action }

  /// Whether the view is in a sheet or a destination.
  public var isPresented: Bool { action.isEffective }

  /// Closes the sheet that contains the view, or goes back from its destination.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The older form of ``dismiss``: `presentationMode.wrappedValue.dismiss()`.
  @MainActor
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return Binding(get: { PresentationMode(action) }, set: { _ in })
  }
}
