import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors that tell a registrar of every read and write of a property.
struct ObservationAccessors {
  /// The property that observers know, as it follows `\Self.`.
  let property: String
  /// The expression that the accessors read and write.
  let storage: String
  /// The expression for the property's value when a read or a change is announced.
  let observed: String

  private static let registrar = "_$observationRegistrar"

  func initializer(_ storage: String, value: String = "initialValue") -> AccessorDeclSyntax {
    """
    @storageRestrictions(initializes: \(raw: storage))
    init(initialValue) {
    \(raw: storage) = \(raw: value)
    }
    """
  }

  var getter: AccessorDeclSyntax {
    """
    get {
    \(raw: Self.registrar).access(\\Self.\(raw: property), \(raw: observed))
    return \(raw: storage)
    }
    """
  }

  var setter: AccessorDeclSyntax {
    """
    set {
    if \(raw: Self.registrar).isObserved {
    \(raw: Self.registrar).mutate(\\Self.\(raw: property), &\(raw: storage), newValue)
    } else {
    \(raw: storage) = newValue
    }
    }
    """
  }

  var modifier: AccessorDeclSyntax {
    """
    _modify {
    guard \(raw: Self.registrar).isObserved else {
    yield &\(raw: storage)
    return
    }
    let change = \(raw: Self.registrar).willModify(\\Self.\(raw: property), \(raw: observed))
    defer {
    \(raw: Self.registrar).didModify(change, \(raw: observed))
    }
    yield &\(raw: storage)
    }
    """
  }
}
