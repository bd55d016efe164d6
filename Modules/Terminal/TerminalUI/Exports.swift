@_exported import TerminalViews
