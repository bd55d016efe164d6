/// The look of a menu. It has no effect on a terminal.
public protocol MenuStyle {}
