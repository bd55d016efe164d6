/// A type that no actor isolates, and neither what others add to it in extensions.
///
/// In a module whose code is isolated to the main actor by default, extensions of a type are, too, unless the
/// declaration of the type names a protocol like this one: of a `dateClient` that is added to the dependencies,
/// or of an alert that a feature shows, no reducer could make use then.
public protocol _Nonisolated: SendableMetatype {}
