import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A message of a macro about the code it is attached to.
struct MacroMessage: DiagnosticMessage, FixItMessage, NoteMessage {
  let message: String
  var severity: DiagnosticSeverity = .error

  var diagnosticID: MessageID { MessageID(domain: "ArchitectureMacros", id: message) }
  var fixItID: MessageID { diagnosticID }
  var noteID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Reports a message at a node.
  func diagnose(
    _ message: String,
    severity: DiagnosticSeverity = .error,
    at node: some SyntaxProtocol,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(
        node: node,
        message: MacroMessage(message: message, severity: severity),
        notes: notes,
        fixIts: fixIts
      )
    )
  }
}

extension Note {
  init(_ message: String, at node: some SyntaxProtocol) {
    self.init(node: Syntax(node), message: MacroMessage(message: message, severity: .note))
  }
}

extension FixIt {
  /// Returns a fix-it that replaces one node by another.
  static func replace(
    _ message: String,
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) -> FixIt {
    .replace(message: MacroMessage(message: message), oldNode: old, newNode: new)
  }
}
