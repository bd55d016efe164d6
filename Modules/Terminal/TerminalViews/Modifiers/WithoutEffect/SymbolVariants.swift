/// The variants of symbols, such as those in circles.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }
}

nonisolated extension View {
  /// Sets the variant of the symbols in this view. It has no effect on a terminal.
  ///
  /// - Parameter variant: The variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
