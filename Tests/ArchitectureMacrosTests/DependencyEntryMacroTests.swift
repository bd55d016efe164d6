import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct DependencyEntryMacroTests {
  private let macros = ["DependencyEntry": MacroSpec(EntryMacro.self)]

  @Test func `an entry becomes a key and two accessors`() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry public var pageSize: Int = 30
      }
      """,
      """
      extension DependencyValues {
        public var pageSize: Int {
          get {
            self[__Key_pageSize.self]
          }
          set {
            self[__Key_pageSize.self] = newValue
          }
        }

        private nonisolated enum __Key_pageSize: Dependencies.DependencyKey {
          static let liveValue: Int = 30
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an optional needs no value`() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var title: String?
      }
      """,
      """
      extension DependencyValues {
        var title: String? {
          get {
            self[__Key_title.self]
          }
          set {
            self[__Key_title.self] = newValue
          }
        }

        private nonisolated enum __Key_title: Dependencies.DependencyKey {
          static let liveValue: String? = nil
        }
      }
      """,
      with: macros
    )
  }

  @Test func `an entry without a value is refused`() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var pageSize: Int
      }
      """,
      """
      extension DependencyValues {
        var pageSize: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' needs the live value: 'var pageSize = …'",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }

  @Test(arguments: ["let pageSize = 30", "static var pageSize = 30", "func pageSize() {}"])
  func `only a stored var can be an entry`(_ declaration: String) {
    expectExpansion(
      "extension DependencyValues {\n  @DependencyEntry \(declaration)\n}",
      "extension DependencyValues {\n  \(declaration)\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' can only be applied to a 'var' without accessors",
          line: 2,
          column: 3
        )
      ],
      with: macros
    )
  }
}
