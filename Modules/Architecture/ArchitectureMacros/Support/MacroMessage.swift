import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports a message at a node.
  func diagnose(
    _ message: String,
    isWarning: Bool = false,
    at node: some SyntaxProtocol,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    let message: any DiagnosticMessage =
      isWarning ? MacroExpansionWarningMessage(message) : MacroExpansionErrorMessage(message)
    diagnose(Diagnostic(node: node, message: message, notes: notes, fixIts: fixIts))
  }
}

extension Note {
  init(_ message: String, at node: some SyntaxProtocol) {
    self.init(node: Syntax(node), message: MacroExpansionNoteMessage(message))
  }
}

extension FixIt {
  /// Returns a fix-it that replaces one node by another.
  static func replace(
    _ message: String,
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) -> FixIt { .replace(message: MacroExpansionFixItMessage(message), oldNode: old, newNode: new) }
}
