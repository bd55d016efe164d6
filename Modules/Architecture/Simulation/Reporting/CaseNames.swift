import ComposableArchitecture

/// The names of the cases of an enum.
///
/// Mirrors are slow, so each case that has a case path, or a raw value that is a string, is looked at once.
@MainActor
final class CaseNames<Value> {
  private let casePath: ((Value) -> AnyKeyPath)?
  /// The names by the objects of the case key paths, which are kept so that no other object gets their place.
  private var names: [ObjectIdentifier: (path: AnyKeyPath, name: String)] = [:]
  private let rawValue: ((Value) -> String)?
  private var namesByRawValue: [String: String] = [:]

  init() {
    casePath = (Value.self as? any CasePathable.Type).flatMap { Self.casePath(of: $0) }
    rawValue = (Value.self as? any RawRepresentable<String>.Type).flatMap { Self.rawValue(of: $0) }
  }

  private static func casePath<Other: CasePathable>(of _: Other.Type) -> ((Value) -> AnyKeyPath)? {
    guard let casePaths = Other.allCasePaths as? any CasePathReflectable<Other> else { return nil }
    let casePath: (Other) -> AnyKeyPath = { casePaths[$0] }
    return casePath as? (Value) -> AnyKeyPath
  }

  private static func rawValue<Other: RawRepresentable<String>>(of _: Other.Type) -> ((Value) -> String)? {
    let rawValue: (Other) -> String = { $0.rawValue }
    return rawValue as? (Value) -> String
  }

  /// Returns the name of the case that a value is in.
  // Values aren't compared: their type may define that values in different cases are equal.
  func name(of value: Value) -> String {
    if let casePath {
      let path = casePath(value)
      if let known = names[ObjectIdentifier(path)] { return known.name }
      let name = Self.mirroredName(of: value)
      // A case of a generic enum may have a new key path each time.
      if names.count < 256 { names[ObjectIdentifier(path)] = (path, name) }
      return name
    }
    guard let rawValue else { return Self.mirroredName(of: value) }
    let raw = rawValue(value)
    if let name = namesByRawValue[raw] { return name }
    let name = Self.mirroredName(of: value)
    namesByRawValue[raw] = name
    return name
  }

  private static func mirroredName(of value: Value) -> String {
    MirroredCase.name(of: value, in: Mirror(reflecting: value))
  }
}
