/// A look of a group of controls. It has no effect on a terminal.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
