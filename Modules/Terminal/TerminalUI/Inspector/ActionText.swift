import ComposableArchitecture
import CustomDump

/// An action in words: the path of its cases, without those of the library's types, and the values in it.
struct ActionText {
  /// The cases, as in `coins.rows[3].favoriteButtonTapped`.
  private(set) var name = ""
  /// The values, as in `searchText = "b"`; empty if there are none.
  private(set) var value = ""

  private let bindingName: (Any) -> String?

  /// - Parameters:
  ///   - action: The action.
  ///   - bindingName: Returns the name of the property that an action of a binding changes; `nil` if it isn't known.
  init(_ action: Any, bindingName: @escaping (Any) -> String? = { _ in nil }) {
    self.bindingName = bindingName
    add(action)
  }

  private mutating func add(_ action: Any) {
    guard let mirrored = MirroredCase(action) else { return addValue(action) }
    guard mirrored.payload != nil else { return addCase(mirrored.name) }
    let parts = mirrored.values
    let isLibrarys = Self.isLibrarys(action)
    if isLibrarys, mirrored.name == "element", parts.count == 2 {
      name += "[\(StateTree.summary(of: parts[0]))]"
      return add(parts[1])
    }
    if !isLibrarys || mirrored.name != "presented" { addCase(mirrored.name) }
    for part in parts {
      if Self.isBinding(part) {
        addBinding(part)
      } else if Self.isAction(part) {
        add(part)
      } else {
        addValue(part)
      }
    }
  }

  private mutating func addCase(_ label: String) { name += name.isEmpty ? label : ".\(label)" }

  private mutating func addValue(_ new: Any) {
    let text = StateTree.summary(of: new, showsParts: true)
    value += value.isEmpty ? text : ", \(text)"
  }

  /// Adds a change of a property.
  private mutating func addBinding(_ action: Any) {
    guard let payload = (action as? any CustomDumpReflectable)?.customDumpMirror.children.first?.value else {
      return
    }
    let parts = Mirror(reflecting: payload).children.map(\.value)
    guard parts.count == 2 else { return }
    let name = bindingName(action) ?? ""
    var new = StateTree.summary(of: parts[1], showsParts: true)
    // A property with the name of its type says it once: `prompt = (text: "b")`.
    if !name.isEmpty, new.lowercased().hasPrefix("\(name.lowercased())(") { new.removeFirst(name.count) }
    let text = name.isEmpty ? "= \(new)" : "\(name) = \(new)"
    value += value.isEmpty ? text : ", \(text)"
  }

  private static func typeName(_ value: Any) -> String { _typeName(type(of: value), qualified: true) }

  private static func isLibrarys(_ action: Any) -> Bool {
    typeName(action).hasPrefix("ComposableArchitecture.")
  }

  private static func isBinding(_ action: Any) -> Bool {
    typeName(action).hasPrefix("ComposableArchitecture.BindingAction<")
  }

  /// Returns whether a value in an action is the action of a child.
  private static func isAction(_ value: Any) -> Bool {
    guard Mirror(reflecting: value).displayStyle == .enum else { return false }
    let name = typeName(value)
    let base = name.prefix { $0 != "<" }
    return base.hasSuffix(".Action") || base.hasSuffix("Action") && isLibrarys(value)
      || base.hasSuffix(".View")
  }
}
