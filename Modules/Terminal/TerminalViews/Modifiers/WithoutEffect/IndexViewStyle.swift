/// The look of the dots of a tab view with pages. It has no effect on a terminal.
public protocol IndexViewStyle {}
