/// Several views in a toolbar, with their place.
public typealias ToolbarItemGroup = ToolbarItem
