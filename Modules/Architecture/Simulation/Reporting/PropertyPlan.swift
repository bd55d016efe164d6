import Platform

/// The properties of a type that can be, or contain, cases of enums. They are found once for each type, because
/// mirrors are slow.
///
/// A property of an existential type is treated as having the type that it has in the first value.
struct PropertyPlan: Sendable {
  private struct Property: Sendable {
    let place: Int
    let label: String
    let isStruct: Bool
  }

  private let properties: [Property]

  private static let known = Mutex<[ObjectIdentifier: PropertyPlan]>([:])

  static func of(_ value: Any) -> PropertyPlan {
    let id = ObjectIdentifier(type(of: value))
    if let plan = known.withLock({ $0[id] }) { return plan }
    let plan = PropertyPlan(value)
    known.withLock { $0[id] = plan }
    return plan
  }

  private init(_ value: Any) {
    properties = Mirror(reflecting: value).children.enumerated().compactMap { place, child in
      guard let label = child.label else { return nil }
      switch Mirror(reflecting: child.value).displayStyle {
      case .enum, .optional: return Property(place: place, label: label, isStruct: false)
      case .struct where PropertyPlan.of(child.value).properties.isEmpty: return nil
      case .struct: return Property(place: place, label: label, isStruct: true)
      default: return nil
      }
    }
  }

  /// Returns the properties of a value that are enums or optionals.
  func enums(in value: Any) -> [(label: String, value: Any)] { children(of: value) { !$0.isStruct } }

  /// Returns the properties of a value that are enums or optionals, or structs with such properties.
  func all(in value: Any) -> [(label: String, value: Any)] { children(of: value) { _ in true } }

  private func children(of value: Any, where isWanted: (Property) -> Bool) -> [(label: String, value: Any)] {
    guard !properties.isEmpty else { return [] }
    let children = Mirror(reflecting: value).children
    return properties.compactMap { property in
      guard isWanted(property) else { return nil }
      let index = children.index(children.startIndex, offsetBy: property.place)
      return (property.label, children[index].value)
    }
  }
}
