/// A look of a picker with the selected choice alone.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected choice alone, as ``menu``.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
