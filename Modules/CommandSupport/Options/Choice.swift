import ArgumentParser

/// An option's value out of a few words, in any case. Help, errors and completions list them.
public protocol Choice: CaseIterable, ExpressibleByArgument, RawRepresentable, Sendable
where RawValue == String {}

extension Choice {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  public static var allValueDescriptions: [String: String] { [:] }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  public var defaultValueDescription: String { rawValue }

  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
