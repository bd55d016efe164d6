/// The buttons of the command palette, as a type.
///
/// ```swift
/// struct PlayerCommands: Commands {
///   var body: some Commands {
///     CommandMenu("Player") { Button("Play", action: play).keyboardShortcut("p") }
///   }
/// }
/// ```
public typealias Commands = View

/// The builder of commands.
public typealias CommandsBuilder = ViewBuilder

/// The commands for a sidebar. There are none: Tab moves between columns.
public typealias SidebarCommands = EmptyView
/// The commands for a toolbar. There are none: it can't be hidden.
public typealias ToolbarCommands = EmptyView
/// The commands for an inspector. There are none: the screen shows it.
public typealias InspectorCommands = EmptyView
/// The commands for editing text. There are none: each field has its own keys.
public typealias TextEditingCommands = EmptyView
/// The commands for the style of text. There are none: a terminal has one font.
public typealias TextFormattingCommands = EmptyView
/// No commands.
public typealias EmptyCommands = EmptyView
