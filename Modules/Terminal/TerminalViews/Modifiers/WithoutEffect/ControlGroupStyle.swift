/// The look of a group of controls. It has no effect on a terminal.
public protocol ControlGroupStyle {}
