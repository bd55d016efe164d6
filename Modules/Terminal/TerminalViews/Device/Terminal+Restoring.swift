/// Gives the terminal back if an app is shown on it, because the process is about to end without it. Can be called on any
/// thread.
package func restoreTerminal() { TerminalSignals.restoreTerminal() }
