import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct EntryMacroTests {
  private let macros = ["Entry": MacroSpec(EntryMacro.self), "Preview": MacroSpec(MarkerMacro.self)]

  @Test func `an entry becomes a key and two accessors`() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry public var pageSize: Int = 30
      }
      """,
      """
      extension EnvironmentValues {
        public var pageSize: Int {
          get {
            self[__Key_pageSize.self]
          }
          set {
            self[__Key_pageSize.self] = newValue
          }
        }

        private nonisolated enum __Key_pageSize: TerminalUI.EnvironmentKey {
          static var defaultValue: Int {
            30
          }
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an entry without a type has that of its value, and an optional needs none`() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry var pageSize = 30
        @Entry var title: String?
      }
      """,
      """
      extension EnvironmentValues {
        var pageSize {
          get {
            self[__Key_pageSize.self]
          }
          set {
            self[__Key_pageSize.self] = newValue
          }
        }

        private nonisolated enum __Key_pageSize: TerminalUI.EnvironmentKey {
          static let defaultValue = 30
        }
        var title: String? {
          get {
            self[__Key_title.self]
          }
          set {
            self[__Key_title.self] = newValue
          }
        }

        private nonisolated enum __Key_title: TerminalUI.EnvironmentKey {
          static var defaultValue: String? {
            nil
          }
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an entry without a value is refused`() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry var pageSize: Int
      }
      """,
      """
      extension EnvironmentValues {
        var pageSize: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' needs the default value: 'var pageSize = …'",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }

  @Test func `a preview is left out`() {
    expectExpansion("#Preview { Text(\"x\") }", "", with: macros)
  }

  @Test func `the value of an entry is copied with its lines`() {
    expectExpansion(
      #"""
      extension Values {
        // The colors.
        @Entry
        public
          var theme: Theme = Theme(
            color: .red,  // not blue
            text: """
              black
              """
          )
        @Entry var size
          = 1  // one
      }
      """#,
      #"""
      extension Values {
        // The colors.
        public
          var theme: Theme {
          get {
            self[__Key_theme.self]
          }
          set {
            self[__Key_theme.self] = newValue
          }
        }

        private nonisolated enum __Key_theme: TerminalUI.EnvironmentKey {
          static var defaultValue: Theme {
            Theme(
                  color: .red,  // not blue
                  text: """
                    black
                    """
                )
          }
        }
        var size{  // one
          get {
            self[__Key_size.self]
          }
          set {
            self[__Key_size.self] = newValue
          }
        }

        private nonisolated enum __Key_size: TerminalUI.EnvironmentKey {
          static let defaultValue = 1
        }
      }
      """#,
      with: macros
    )
  }
}
