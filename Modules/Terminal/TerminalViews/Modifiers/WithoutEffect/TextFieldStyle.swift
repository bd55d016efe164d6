/// The look of a text field. It has no effect on a terminal.
public protocol TextFieldStyle {}
