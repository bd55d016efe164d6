/// A horizontal stack, under SwiftUI's name for long rows. It creates all of its views.
public typealias LazyHStack = HStack
