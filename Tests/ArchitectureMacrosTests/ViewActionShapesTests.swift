import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Views of every shape, and how visible their stores have to be.
@Suite struct ViewActionShapesTests {
  let macros = ["ViewAction": MacroSpec(ViewActionMacro.self, adding: "ViewActionSending")]

  @Test(arguments: [
    ("struct FeatureView", "@Bindable var"), ("public struct FeatureView", "public let"),
    ("fileprivate struct FeatureView", "fileprivate let"), ("private struct FeatureView", "fileprivate var"),
    ("open class FeatureView", "public let"), ("package final class FeatureView", "package private(set) var"),
    ("struct FeatureView", "#if os(Linux)\nlet"),
  ])
  func `a store may be as visible as its view`(view: String, store: String) {
    let property = "\(store) store: StoreOf<Feature>\(store.hasPrefix("#if") ? "\n#endif" : "")"
    expectExpansion(
      """
      @ViewAction(for: Feature.self)
      \(view) {
      \(property)
      }
      """,
      """
      \(view) {
      \(property)
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      with: macros
    )
  }

  @Test(arguments: [
    ("public struct FeatureView", "let", "public let", "public"),
    ("package struct FeatureView", "@Bindable var", "@Bindable package var", "package"),
    ("struct FeatureView", "private let", "internal let", "internal"),
    ("fileprivate struct FeatureView", "private let", "fileprivate let", "fileprivate"),
    ("open class FeatureView", "package private(set) var", "public private(set) var", "public"),
    ("public struct FeatureView", "nonisolated let", "public nonisolated let", "public"),
  ])
  func `a store that is less visible than its view is refused with a way out`(
    view: String,
    store: String,
    fixed: String,
    needed: String
  ) {
    expectExpansion(
      """
      @ViewAction(for: Feature.self)
      \(view) {
        // The store.
        \(store) store: StoreOf<Feature>
      }
      """,
      """
      \(view) {
        // The store.
        \(store) store: StoreOf<Feature>
      }

      extension FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' requires 'store' to be as visible as its view: it must be '\(needed)'",
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "Make 'store' '\(needed)'")]
        )
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        \(view) {
          // The store.
          \(fixed) store: StoreOf<Feature>
        }
        """,
      with: macros
    )
  }

  @Test func `a public view in a type that is not may have a store that is not`() {
    expectExpansion(
      """
      enum Views {
        @ViewAction(for: Feature.self)
        public struct FeatureView<Content> where Content: View {
          let store: StoreOf<Feature>
        }
      }
      """,
      """
      enum Views {
        public struct FeatureView<Content> where Content: View {
          let store: StoreOf<Feature>
        }
      }

      extension Views.FeatureView: ComposableArchitecture.ViewActionSending {
      }
      """,
      with: macros
    )
  }
}
