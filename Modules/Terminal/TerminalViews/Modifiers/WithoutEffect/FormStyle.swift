/// The look of a form. It has no effect on a terminal.
public protocol FormStyle {}
