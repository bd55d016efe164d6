import ComposableArchitecture

/// The kinds of states: the cases of the enums among their properties. It also finds what is loading in them.
///
/// Mirrors are slow. So a value of a property that was seen before isn't looked at again, if a key path to the property
/// is known, as in observable states.
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
    guard let path = path as? KeyPath<State, Value> else { return nil }
    let comparable = (Value.self as? any Equatable.Type).flatMap { compared(label, isEnum, path, $0) }
    return comparable ?? PlainProperty(label: label, isEnum: isEnum, path: path)
  }

  @MainActor
  private static func compared<Value: Equatable>(
    _ label: String,
    _ isEnum: Bool,
    _ path: AnyKeyPath,
    _: Value.Type
  ) -> (any StateProperty<State>)? {
    (path as? KeyPath<State, Value>).map { ComparedProperty(label: label, isEnum: isEnum, path: $0) }
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

/// A property whose values can't be compared.
private final class PlainProperty<State, Value>: StateProperty {
  let label: String
  let isEnum: Bool
  private(set) var caseName = ""
  private let path: KeyPath<State, Value>

  init(label: String, isEnum: Bool, path: KeyPath<State, Value>) {
    self.label = label
    self.isEnum = isEnum
    self.path = path
  }

  func changesCase(in state: State) -> Bool {
    let name = MirroredCase.kind(of: state[keyPath: path])
    defer { caseName = name }
    return name != caseName
  }

  func loading(in state: State) -> String? { FreeChecks.loading(in: state[keyPath: path], depth: 1) }
}

/// A property whose values are looked at once.
private final class ComparedProperty<State, Value: Equatable>: StateProperty {
  let label: String
  let isEnum: Bool
  private(set) var caseName = ""
  private let path: KeyPath<State, Value>
  private let isOptional: Bool
  private let isNil: (Value) -> Bool
  /// Whether the name of the case says all. An enum with a description may look as if it were in another case.
  private let hasKnownCase: Bool
  private var names: SeenValues<Value, String>
  private var loading: SeenValues<Value, String?>

  init(label: String, isEnum: Bool, path: KeyPath<State, Value>) {
    self.label = label
    self.isEnum = isEnum
    self.path = path
    let isNil = (Value.self as? any OptionalValue.Type).flatMap { Self.absence(of: $0) }
    isOptional = isNil != nil
    self.isNil = isNil ?? { _ in false }
    hasKnownCase = isEnum && isNil == nil && !(Value.self is any CustomStringConvertible.Type)
    names = SeenValues(most: 16) { MirroredCase.kind(of: $0) }
    // Others than enums may be large.
    loading = SeenValues(most: 1) { FreeChecks.loading(in: $0, depth: 1) }
  }

  private static func absence<Other: OptionalValue>(of _: Other.Type) -> ((Value) -> Bool)? {
    let isNil: (Other) -> Bool = { $0.isNil }
    return isNil as? (Value) -> Bool
  }

  func changesCase(in state: State) -> Bool {
    let value = state[keyPath: path]
    let name = isOptional ? isNil(value) ? "nil" : "some" : names[value]
    if name == caseName { return false }
    caseName = name
    return true
  }

  func loading(in state: State) -> String? {
    if hasKnownCase { return caseName == "loading" ? "" : nil }
    return loading[state[keyPath: path]]
  }
}

/// A few values of a property, with something that was found out about each. Equal values have it in common.
private struct SeenValues<Value: Equatable, Finding> {
  private let most: Int
  private let find: (Value) -> Finding
  /// The values. The last one that was asked for is the first.
  private var values: [Value] = []
  private var findings: [Finding] = []

  init(most: Int, _ find: @escaping (Value) -> Finding) {
    self.most = most
    self.find = find
  }

  subscript(value: Value) -> Finding {
    mutating get {
      if let place = values.firstIndex(of: value) {
        if place > 0 {
          values.swapAt(0, place)
          findings.swapAt(0, place)
        }
        return findings[0]
      }
      if values.count == most {
        values.removeLast()
        findings.removeLast()
      }
      let finding = find(value)
      values.insert(value, at: 0)
      findings.insert(finding, at: 0)
      return finding
    }
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
