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

  var getter: String {
    """
    get {
      _$observationRegistrar.access(\\Self.\(property), \(observed))
      return \(storage)
    }
    """
  }

  var setter: String {
    """
    set {
      if _$observationRegistrar.isObserved {
        _$observationRegistrar.mutate(\\Self.\(property), &\(storage), newValue)
      } else {
        \(storage) = newValue
      }
    }
    """
  }

  var modifier: String {
    """
    _modify {
      guard _$observationRegistrar.isObserved else {
        yield &\(storage)
        return
      }
      let change = _$observationRegistrar.willModify(\\Self.\(property), \(changed))
      defer {
        _$observationRegistrar.didModify(change, \(changed))
      }
      yield &\(storage)
    }
    """
  }
}
