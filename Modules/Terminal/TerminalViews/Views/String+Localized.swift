import Foundation

extension String {
  /// The text of a literal with its values. Texts aren't translated, and marks of Markdown stay as they are.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - table: The name of a table of translations, which has no effect.
  ///   - bundle: The bundle with the translations, which has no effect.
  ///   - comment: A note for translators.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.parts.reduce(into: "") { text, part in
      switch part {
      case .markdown(let literal): text += literal
      case .runs(let runs): for run in runs { text += run.content }
      }
    }
  }
}
