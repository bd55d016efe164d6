/// A horizontal stack, by its name for long rows in SwiftUI. All of its views exist.
public typealias LazyHStack = HStack
