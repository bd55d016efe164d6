/// Views for a toolbar, under SwiftUI's name.
public typealias ToolbarContent = View
