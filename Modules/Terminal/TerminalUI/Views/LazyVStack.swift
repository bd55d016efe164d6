/// A vertical stack, under SwiftUI's name for long columns. It creates all of its views; a ``List`` creates only those
/// on the screen.
public typealias LazyVStack = VStack
