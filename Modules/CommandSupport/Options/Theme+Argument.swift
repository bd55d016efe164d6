import TerminalUI

extension Theme: Choice {}
