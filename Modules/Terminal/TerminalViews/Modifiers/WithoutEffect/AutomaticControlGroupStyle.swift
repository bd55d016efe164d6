/// A look of a group of controls. It has no effect on a terminal.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
