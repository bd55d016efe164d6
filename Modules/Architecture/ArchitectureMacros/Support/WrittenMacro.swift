import SwiftSyntaxMacros

/// A macro whose expansion is used as it is written. To format it would take as long as to write it, whenever a module with
/// macros is compiled: in debug builds, the compiler plugin isn't optimized.
protocol WrittenMacro: Macro {}

extension WrittenMacro {
  static var formatMode: FormatMode { .disabled }
}
