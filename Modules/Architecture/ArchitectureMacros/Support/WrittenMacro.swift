import SwiftSyntaxMacros

/// A macro whose expansion is used as it is written. To format it would take as long as to write it, in each build of a
/// module with macros, because compiler plug-ins are built without optimization.
protocol WrittenMacro: Macro {}

extension WrittenMacro {
  static var formatMode: FormatMode { .disabled }
}
