import CasePaths
import IdentifiedCollections
import Platform

// Code that has access to a state in place may replace it by a kept copy, which has the same identity and observers:
// `state.rows[id: id]! = kept`. While an access lasts, the registrar of the state has a number that no copy from before
// has. So a state without the number afterwards is another copy, and observers of what differs are notified.

/// An access in place to a value.
final class StateAccess<Value>: _ElementAccess {
  private let finish: (UnsafeMutablePointer<Value>) -> Void
  /// The reduction in which this is the outermost access.
  private var reduction: ReductionContext?

  /// - Parameters:
  ///   - place: The place of an element while it isn't accessed; `nil` outside of a collection.
  ///   - finish: Called at the end of the access, with the place of the value.
  init(at place: ElementPlace? = nil, _ finish: @escaping (UnsafeMutablePointer<Value>) -> Void) {
    self.finish = finish
    guard let place, let current = ReductionContext.currentReduction, current.access == nil else { return }
    current.access = (UniqueNumber.next(), place)
    reduction = current
  }

  deinit { reduction?.access = nil }

  override func end(_ element: UnsafeMutableRawPointer) { finish(element.state(Value.self)) }
}

/// Begins an access in place to a value, which may be an element of the collection at `place`; `nil` if the value has no
/// observable states that are observed.
func beginStateAccess<T>(_ value: UnsafeMutablePointer<T>, in place: UnsafeRawPointer? = nil)
  -> _ElementAccess?
{
  if let type = T.self as? any ObservableState.Type { return type._beginAccess(value, in: place) }
  return (T.self as? any StateContainer.Type)?.beginAccess(value)
}

extension ObservableState {
  public static func _beginAccess(_ state: UnsafeMutableRawPointer, in place: UnsafeRawPointer?)
    -> _ElementAccess?
  {
    // The state may be elsewhere during the access.
    let place: ElementPlace? = place.map { (UnsafeRawPointer(state), $0) }
    let state = state.state(Self.self)
    let reader = StateObserversReader<Self>()
    guard reader.registrarOffset >= 0 else { return beginEnumAccess(state, at: place) }
    guard reader.registrar(of: state).pointee.isObserved else { return nil }
    let (registrar, call) = reader.beginCall(state)
    return StateAccess<Self>(at: place) { state in
      if reader.registrar(of: state).pointee.number == registrar.number {
        reader.endCall(state, registrar, call)
        ReductionContext.currentReduction?.check(UnsafePointer(state), registrar.observers, from: place)
      } else {
        registrar.observers.leave()
      }
    }
  }

  /// Begins an access in place to an enum, whose payload can't be reached without moving it.
  private static func beginEnumAccess(_ state: UnsafeMutablePointer<Self>, at place: ElementPlace?)
    -> _ElementAccess?
  {
    let id = state.pointee._$id
    guard id.observers?.isObserved.load(ordering: .relaxed) == true else { return nil }
    return StateAccess<Self>(at: place) { state in
      guard state.pointee._$id == id else { return id.observers?.leave() ?? () }
      ReductionContext.note(propertiesToNotify(of: UnsafePointer(state)))
    }
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
