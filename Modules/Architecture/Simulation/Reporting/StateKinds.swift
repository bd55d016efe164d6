import ComposableArchitecture

/// The kinds of states: the cases of the enums among their properties. It also finds what is loading in them.
///
/// Mirrors are slow. So a property that has the same value as in the last state isn't looked at again, if a key path
/// to it is known, as in observable states.
@MainActor
final class StateKinds<State> {
  /// The properties that are, or contain, enums; `nil` if key paths to them aren't known.
  private var properties: [any StateProperty<State>]?
  private var enums: [any StateProperty<State>] = []
  private var isPrepared = false
  private var kind = ""

  /// Returns the kind of a state.
  func kind(of state: State) -> String {
    if !isPrepared { prepare(state) }
    guard properties != nil else {
      let enums = PropertyPlan.of(state).enums(in: state)
      return Self.text(enums.map { ($0.label, MirroredCase.kind(of: $0.value)) })
    }
    var isChanged = false
    for property in enums where property.changesCase(in: state) { isChanged = true }
    if isChanged { kind = Self.text(enums.map { ($0.label, $0.caseName) }) }
    return kind
  }

  private static func text(_ cases: [(label: String, name: String)]) -> String {
    cases.map { "\($0.label) \($0.name)" }.joined(separator: ", ")
  }

  /// Returns the path of a value in a case `loading`.
  func loading(in state: State) -> String? {
    if !isPrepared { prepare(state) }
    guard let properties else { return FreeChecks.loading(in: state) }
    for property in properties {
      if let path = property.loading(in: state) { return FreeChecks.path(property.label, path) }
    }
    return nil
  }

  private func prepare(_ state: State) {
    properties = StatePaths(of: state)?.properties
    enums = properties?.filter(\.isEnum) ?? []
    isPrepared = true
  }
}

/// The key paths of an observable state, by the names of the properties.
private struct StatePaths<State> {
  var properties: [any StateProperty<State>] = []

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
  ) -> (any StateProperty<State>)? {
    (path as? KeyPath<State, Value>).map { ReadProperty(label: label, isEnum: isEnum, path: $0) }
  }
}

/// A property of a state that is, or contains, an enum.
@MainActor
private protocol StateProperty<State> {
  associatedtype State

  var label: String { get }
  /// Whether the property is an enum or optional.
  var isEnum: Bool { get }
  /// The name of its case in the last state.
  var caseName: String { get }

  /// Returns whether the property is in another case than in the last state.
  func changesCase(in state: State) -> Bool

  /// Returns the path, in the property, of a value in a case `loading`.
  func loading(in state: State) -> String?
}

private final class ReadProperty<State, Value>: StateProperty {
  let label: String
  let isEnum: Bool
  private(set) var caseName = ""
  private let path: KeyPath<State, Value>
  private let isNil: ((Value) -> Bool)?
  private let names: LastValue<Value, String>
  private let loading: LastValue<Value, String?>

  init(label: String, isEnum: Bool, path: KeyPath<State, Value>) {
    self.label = label
    self.isEnum = isEnum
    self.path = path
    isNil = (Value.self as? any OptionalValue.Type).flatMap { Self.absence(of: $0) }
    names = LastValue { MirroredCase.kind(of: $0) }
    loading = LastValue { FreeChecks.loading(in: $0, depth: 1) }
  }

  private static func absence<Other: OptionalValue>(of _: Other.Type) -> ((Value) -> Bool)? {
    let isNil: (Other) -> Bool = { $0.isNil }
    return isNil as? (Value) -> Bool
  }

  func changesCase(in state: State) -> Bool {
    let value = state[keyPath: path]
    let name = isNil.map { $0(value) ? "nil" : "some" } ?? names[value]
    if name == caseName { return false }
    caseName = name
    return true
  }

  func loading(in state: State) -> String? { loading[state[keyPath: path]] }
}

/// The last value of a property, with something that was found out about it. Equal values have it in common.
@MainActor
private final class LastValue<Value, Finding> {
  private let find: (Value) -> Finding
  private let isEqual: ((Value, Value) -> Bool)?
  private var last: (value: Value, finding: Finding)?

  init(_ find: @escaping (Value) -> Finding) {
    self.find = find
    isEqual = (Value.self as? any Equatable.Type).flatMap { Self.equality(of: $0) }
  }

  private static func equality<Other: Equatable>(of _: Other.Type) -> ((Value, Value) -> Bool)? {
    let isEqual: (Other, Other) -> Bool = { $0 == $1 }
    return isEqual as? (Value, Value) -> Bool
  }

  subscript(value: Value) -> Finding {
    guard let isEqual else { return find(value) }
    if let last, isEqual(last.value, value) { return last.finding }
    let finding = find(value)
    last = (value, finding)
    return finding
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}

extension MirroredCase {
  /// Returns the case of an enum, or whether an optional has a value.
  fileprivate static func kind(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return name(of: value, in: mirror) }
    return mirror.children.isEmpty ? "nil" : "some"
  }
}
