/// A vertical stack, by its name for long columns in SwiftUI. All of its views exist; a ``List`` has only those
/// on the screen.
public typealias LazyVStack = VStack
