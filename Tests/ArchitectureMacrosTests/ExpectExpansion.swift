import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the macros in a piece of source and compares the outcome, as text, with the expected one.
///
/// - Parameters:
///   - source: The source with macros in it.
///   - expanded: The source after expansion.
///   - diagnostics: The messages of the macros about the source.
///   - fixed: The source with the fix-its of the diagnostics applied.
///   - macros: The macros to expand. Other attributes stay.
func expectExpansion(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  with macros: [String: MacroSpec],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: macros,
    fixedSource: fixed,
    indentationWidth: .spaces(2)
  ) { failure in
    Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
  }
}

extension MacroSpec {
  /// Creates a macro that finds these conformances missing.
  init(_ type: any Macro.Type, adding conformances: String...) {
    self.init(type: type, conformances: conformances.map { "\(raw: $0)" })
  }
}
