/// A type that no actor isolates. Extensions in other modules aren't isolated either.
///
/// In a module whose code is isolated to the main actor by default, extensions of a type are isolated too, unless the
/// declaration of the type names a protocol like this one. No reducer could then use a `dateClient` that is added to
/// the dependencies, or an alert that a feature shows.
public protocol _Nonisolated: SendableMetatype {}
