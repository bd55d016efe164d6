import ComposableArchitecture

/// The kinds of states: the cases of the enums among their properties. It also finds what is loading in them.
///
/// Mirrors are slow. If key paths to the properties are known, as in observable states, they look at less.
@MainActor
final class StateKinds<State> {
  /// The properties that are, or contain, enums; `nil` if key paths to them aren't known.
  private var properties: [StateProperty<State>]?
  /// Those that are enums or optionals.
  private var enums: [StateProperty<State>] = []
  private var isPrepared = false
  private var kind = ""

  /// Returns the kind of a state.
  func kind(of state: State) -> String {
    if !isPrepared { prepare(state) }
    guard properties != nil else {
      var kind = KindText()
      for (label, value) in PropertyPlan.of(state).enums(in: state) {
        kind.add(label, MirroredCase.kind(of: value))
      }
      return kind.text
    }
    var isChanged = false
    for property in enums where property.changesCase(in: state) { isChanged = true }
    if isChanged { kind = kindOfEnums }
    return kind
  }

  private var kindOfEnums: String {
    var kind = KindText()
    for property in enums { kind.add(property.label, property.caseName ?? "") }
    return kind.text
  }

  /// Returns the path of a value in a case `loading`.
  ///
  /// - Parameter state: The state of the last call of ``kind(of:)``.
  func loading(in state: State) -> String? {
    guard let properties else { return FreeChecks.loading(in: state) }
    for property in properties {
      if let path = property.loading(in: state) { return FreeChecks.path(property.label, path) }
    }
    return nil
  }

  private func prepare(_ state: State) {
    properties = StatePaths(of: state)?.properties
    // An enum goes into a case with the first state.
    enums = properties?.filter { $0.changesCase(in: state) } ?? []
    kind = kindOfEnums
    isPrepared = true
  }
}

/// The text of a kind of state: the names of its enums, each with its case.
private struct KindText {
  private(set) var text = ""

  mutating func add(_ label: String, _ name: String) {
    if !text.isEmpty { text += ", " }
    text += label
    text += " "
    text += name
  }
}

/// The key paths of an observable state, by the names of the properties.
private struct StatePaths<State> {
  var properties: [StateProperty<State>] = []

  /// - Returns: `nil` if a property that is, or contains, an enum can't be told from others.
  @MainActor
  init?(of state: State) {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    let paths = Self.paths(of: type)
    let children = Mirror(reflecting: state).children.map {
      (label: $0.label, type: Swift.type(of: $0.value))
    }
    for property in PropertyPlan.of(state).all(in: state) {
      let type = Swift.type(of: property.value)
      let labels = children.filter { $0.type == type }.map(\.label)
      let paths = paths.filter { Swift.type(of: $0).valueType == type }
      // Key paths have no names. Both lists are in the order of the declarations.
      guard labels.count == paths.count, let place = labels.firstIndex(of: property.label) else { return nil }
      let mirror = Mirror(reflecting: property.value).displayStyle
      let isEnum = mirror == .enum || mirror == .optional
      guard let new = Self.property(property.label, isEnum, paths[place], type) else { return nil }
      properties.append(new)
    }
  }

  /// Returns the key paths to the storage of properties. Where that has another type, as for `@Presents`, they lead to
  /// the properties themselves.
  private static func paths<Observable: ObservableState>(of _: Observable.Type) -> [AnyKeyPath] {
    Observable._$storageKeyPaths.map { name, storage in
      type(of: name).valueType == type(of: storage).valueType ? storage : name
    }
  }

  @MainActor
  private static func property<Value>(
    _ label: String,
    _ isEnum: Bool,
    _ path: AnyKeyPath,
    _: Value.Type
  ) -> StateProperty<State>? {
    guard let path = path as? KeyPath<State, Value> else { return nil }
    return isEnum ? EnumProperty(label: label, path: path) : StructProperty(label: label, path: path)
  }
}

/// A property of a state that is, or contains, an enum.
// A class, because calls of a protocol with an associated type are slow.
@MainActor
private class StateProperty<State> {
  let label: String
  /// The name of its case in the last state; `nil` unless it is an enum or optional.
  final fileprivate(set) var caseName: String?

  init(_ label: String) { self.label = label }

  /// Returns whether the property is in another case than in the last state.
  func changesCase(in _: State) -> Bool { false }

  /// Returns the path, in the property, of a value in a case `loading`.
  func loading(in _: State) -> String? { nil }
}

/// A property that is an enum or an optional.
private final class EnumProperty<State, Value>: StateProperty<State> {
  private let path: KeyPath<State, Value>
  private let names = CaseNames<Value>()
  private let isNil: ((Value) -> Bool)?
  /// Whether the name of the case says all. An enum with a description may look as if it were in another case.
  private let hasKnownCase: Bool

  init(label: String, path: KeyPath<State, Value>) {
    self.path = path
    isNil = (Value.self as? any OptionalValue.Type).flatMap { Self.absence(of: $0) }
    hasKnownCase = isNil == nil && !(Value.self is any CustomStringConvertible.Type)
    super.init(label)
  }

  private static func absence<Other: OptionalValue>(of _: Other.Type) -> ((Value) -> Bool)? {
    let isNil: (Other) -> Bool = { $0.isNil }
    return isNil as? (Value) -> Bool
  }

  override func changesCase(in state: State) -> Bool {
    let value = state[keyPath: path]
    let name = if let isNil { isNil(value) ? "nil" : "some" } else { names.name(of: value) }
    if name == caseName { return false }
    caseName = name
    return true
  }

  override func loading(in state: State) -> String? {
    if caseName == "nil" { return nil }
    if hasKnownCase { return caseName == "loading" ? "" : nil }
    return FreeChecks.loading(in: state[keyPath: path], depth: 1)
  }
}

/// A property that is a struct.
private final class StructProperty<State, Value>: StateProperty<State> {
  private let path: KeyPath<State, Value>
  private let isEqual: ((Value, Value) -> Bool)?
  /// The last value, and the path in it. It may be large, and looking for the path is slow.
  private var last: (value: Value, loading: String?)?

  init(label: String, path: KeyPath<State, Value>) {
    self.path = path
    isEqual = (Value.self as? any Equatable.Type).flatMap { Self.equality(of: $0) }
    super.init(label)
  }

  private static func equality<Other: Equatable>(of _: Other.Type) -> ((Value, Value) -> Bool)? {
    let isEqual: (Other, Other) -> Bool = { $0 == $1 }
    return isEqual as? (Value, Value) -> Bool
  }

  override func loading(in state: State) -> String? {
    let value = state[keyPath: path]
    if let last, let isEqual, isEqual(last.value, value) { return last.loading }
    let loading = FreeChecks.loading(in: value, depth: 1)
    last = (value, loading)
    return loading
  }
}

extension MirroredCase {
  /// Returns the case of an enum, or whether an optional has a value.
  fileprivate static func kind(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return name(of: value, in: mirror) }
    return mirror.children.isEmpty ? "nil" : "some"
  }
}
