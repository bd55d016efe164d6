import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors that notify a registrar of every read and write of a property.
struct ObservationAccessors {
  /// The property that observers know, as it follows `\Self.`.
  let property: String
  /// The expression that the accessors read and write.
  let storage: String
  /// The expression for the property's value in the notification of a read or a change.
  let observed: String

  /// Whether the registrar has access to the storage in place. It has none to a presentation, which notices itself when
  /// its state is replaced, and to a property with `didSet` or `willSet`, which would run.
  let isInPlace: Bool

  private var changed: String { isInPlace ? "&\(observed)" : observed }

  var getter: AccessorDeclSyntax {
    """
    get {
    _$observationRegistrar.access(\\Self.\(raw: property), \(raw: observed))
    return \(raw: storage)
    }
    """
  }

  var setter: AccessorDeclSyntax {
    """
    set {
    if _$observationRegistrar.isObserved {
    _$observationRegistrar.mutate(\\Self.\(raw: property), &\(raw: storage), newValue)
    } else {
    \(raw: storage) = newValue
    }
    }
    """
  }

  var modifier: AccessorDeclSyntax {
    """
    _modify {
    guard _$observationRegistrar.isObserved else {
    yield &\(raw: storage)
    return
    }
    let change = _$observationRegistrar.willModify(\\Self.\(raw: property), \(raw: changed))
    defer {
    _$observationRegistrar.didModify(change, \(raw: changed))
    }
    yield &\(raw: storage)
    }
    """
  }
}

extension AccessorDeclSyntax {
  /// Returns the accessor that initializes the storage behind a property.
  static func initializer(of storage: String, value: String = "initialValue") -> Self {
    """
    @storageRestrictions(initializes: \(raw: storage))
    init(initialValue) { \(raw: storage) = \(raw: value) }
    """
  }
}
