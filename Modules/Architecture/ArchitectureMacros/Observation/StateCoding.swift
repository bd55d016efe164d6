import SwiftSyntax

/// What an observable struct needs so that it is encoded under the names its properties were declared
/// with.
struct StateCoding {
  let structure: StructDeclSyntax
  let access: String

  init(_ structure: StructDeclSyntax, access: String) {
    self.structure = structure
    self.access = access
  }

  var codingKeys: DeclSyntax? { nil }
  var witnesses: [String] { [] }
}
