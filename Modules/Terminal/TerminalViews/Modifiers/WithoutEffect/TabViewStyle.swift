/// The look of a tab view. It has no effect on a terminal.
public protocol TabViewStyle {}
