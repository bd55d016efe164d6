/// The look of a navigation split view. It has no effect on a terminal.
public protocol NavigationSplitViewStyle {}
