import CasePaths
import IdentifiedCollections
import Platform

// Code that has access to a state in place may replace it by a kept copy, which has the same identity and observers:
// `state.rows[id: id]! = kept`. While an access lasts, the registrar of the state has a number that no copy from before
// has. So a state without the number afterwards is another copy, and observers of what differs are notified.

/// An access in place to an observable struct.
private final class StructAccess<State: ObservableState>: _ElementAccess {
  private let reader: StateObserversReader<State>
  private let registrar: ObservationStateRegistrar
  private let call: UInt64

  init(_ state: UnsafeMutablePointer<State>, _ reader: StateObserversReader<State>) {
    self.reader = reader
    (registrar, call) = reader.beginCall(state)
  }

  override func end(_ element: UnsafeMutableRawPointer) {
    let state = element.state(State.self)
    if reader.registrar(of: state).pointee.number == registrar.number {
      reader.endCall(state, registrar, call)
    } else {
      registrar.observers.leave()
    }
  }
}

/// An access in place to an observable enum, whose payload can't be reached without moving it.
private final class EnumAccess<State: ObservableState>: _ElementAccess {
  private let id: ObservableStateID

  init(_ id: ObservableStateID) { self.id = id }

  override func end(_ element: UnsafeMutableRawPointer) {
    let state = element.state(State.self)
    guard state.pointee._$id == id else { return id.observers?.leave() ?? () }
    ReductionContext.note(State.propertiesToNotify(of: UnsafePointer(state)))
  }
}

/// An access in place to a collection that numbers its contents.
final class CollectionAccess<Elements: StateCollection>: _ElementAccess {
  private let content: UInt64
  private let number = UniqueNumber.next()

  init(_ elements: Elements) { content = elements.contentNumber }

  override func end(_ element: UnsafeMutableRawPointer) {
    let elements = element.state(Elements.self)
    let after = elements.pointee.contentNumber
    // Each change since the access began has a higher number.
    guard after != content, after < number else { return }
    elements.pointee.touch()
    for case let state as any ObservableState in elements.pointee {
      ReductionContext.note(state.propertiesToNotify)
    }
  }
}

/// An access in place to the elements of an array.
final class ArrayAccess<Element>: _ElementAccess {
  private var accesses: [(place: Int, access: _ElementAccess)] = []

  init?(_ elements: inout [Element]) {
    guard Element.self is any ObservableState.Type else { return nil }
    super.init()
    for place in elements.indices {
      if let access = beginStateAccess(&elements[place]) { accesses.append((place, access)) }
    }
    if accesses.isEmpty { return nil }
  }

  override func end(_ element: UnsafeMutableRawPointer) {
    let elements = element.state([Element].self)
    for (place, access) in accesses where place < elements.pointee.count {
      withUnsafeMutablePointer(to: &elements.pointee[place]) { access.end($0) }
    }
  }
}

/// An access in place to the payload of an optional.
final class OptionalAccess<Wrapped>: _ElementAccess {
  private let access: _ElementAccess

  init?(_ optional: UnsafeMutablePointer<Wrapped?>) {
    guard let access = Self.payload(optional).flatMap(beginStateAccess) else { return nil }
    self.access = access
  }

  override func end(_ element: UnsafeMutableRawPointer) {
    Self.payload(element.state(Wrapped?.self)).map { access.end($0) }
  }

  private static func payload(_ optional: UnsafeMutablePointer<Wrapped?>) -> UnsafeMutablePointer<Wrapped>? {
    isPresent(optional.pointee) ? UnsafeMutablePointer(mutating: UnsafePointer(optional).wrapped()) : nil
  }
}

/// Begins an access in place to a value with observable states; `nil` if it has none that is observed.
func beginStateAccess<Value>(_ value: UnsafeMutablePointer<Value>) -> _ElementAccess? {
  if let type = Value.self as? any ObservableState.Type { return type._beginAccess(value) }
  return (Value.self as? any StateContainer.Type)?.beginAccess(value)
}

extension ObservableState {
  public static func _beginAccess(_ element: UnsafeMutableRawPointer) -> _ElementAccess? {
    let state = element.state(Self.self)
    let reader = StateObserversReader<Self>()
    if reader.registrarOffset >= 0 {
      return reader.registrar(of: state).pointee.isObserved ? StructAccess(state, reader) : nil
    }
    let id = state.pointee._$id
    return id.observers?.isObserved.load(ordering: .relaxed) == true ? EnumAccess<Self>(id) : nil
  }

  public static func _haveSameObservers(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let (one, other) = (one.state(Self.self).pointee._$id, other.state(Self.self).pointee._$id)
    return one == other && one.observesChanges
  }

  /// The properties of which observers have read, or may have read, another value than that in the state.
  var propertiesToNotify: [ObservedProperty] {
    withUnsafePointer(to: self) { Self.propertiesToNotify(of: $0) }
  }

  /// Returns whether observers have read, or may have read, something else than a state holds.
  static func differsFromReads(_ state: UnsafeRawPointer) -> Bool {
    !propertiesToNotify(of: state.state(Self.self)).isEmpty
  }

  static func propertiesToNotify(of state: UnsafePointer<Self>) -> [ObservedProperty] {
    let reader = StateObserversReader<Self>()
    if reader.registrarOffset >= 0 {
      return state.registrar(at: reader.registrarOffset).observers.properties(differingFrom: state)
    }
    guard let observers = state.pointee._$id.observers else { return [] }
    let payload = observers.isOfLargeState ? nil : (Self.self as? any CasePathable.Type)?.payload(state)
    return (payload as? any ObservableState)?.propertiesToNotify ?? observers.armed
  }
}

extension CasePathable {
  /// Returns the payload of the case that a value is in.
  fileprivate static func payload(_ value: UnsafeRawPointer) -> Any? {
    let value = value.state(Self.self)
    guard let casePaths = allCasePaths as? any CasePathReflectable<Self> else { return nil }
    return value.pointee[case: casePaths[value.pointee]]
  }
}

extension ReductionContext {
  /// Notes changes of properties to values that aren't known.
  static func note(_ properties: [ObservedProperty]) {
    guard let reduction = currentReduction, reduction.isRecording else { return }
    for property in properties { reduction.record(property) }
  }
}
