/// The builder of views for a toolbar, under SwiftUI's name.
public typealias ToolbarContentBuilder = ViewBuilder
