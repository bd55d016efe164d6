import Platform

extension StateObserversReader {
  /// Runs a reducer that may replace a state. The new state keeps the observers. They are notified of the properties
  /// that differ, as if each had been set.
  ///
  /// - Parameter reduce: Changes the state, and may replace it.
  @inlinable
  func observing<R>(_ state: inout State, _ reduce: (inout State) -> R) -> R {
    guard registrarOffset >= 0 else {
      return mayBeHeldEnum ? keepingCase(&state, reduce) : reduce(&state)
    }
    return withUnsafeMutablePointer(to: &state) { state in
      guard registrar(of: state).pointee.isObserved else { return reduce(&state.pointee) }
      let (before, call) = beginCall(state)
      defer { endCall(state, before, call) }
      return reduce(&state.pointee)
    }
  }

  /// Gives a state a number that no copy has, and returns its registrar from before and the number.
  @inlinable
  func beginCall(_ state: UnsafeMutablePointer<State>) -> (before: ObservationStateRegistrar, call: UInt64) {
    let registrar = UnsafeMutablePointer(mutating: registrar(of: state))
    let (before, call) = (registrar.pointee, UniqueNumber.next())
    registrar.pointee.call = call
    return (before, call)
  }

  /// If the state at the address has another number, it has been replaced.
  @inlinable
  func endCall(_ state: UnsafeMutablePointer<State>, _ before: ObservationStateRegistrar, _ call: UInt64) {
    let registrar = UnsafeMutablePointer(mutating: registrar(of: state))
    if registrar.pointee.call == call {
      registrar.pointee.call = before.call
    } else {
      keep(before, in: state)
    }
  }

  @inlinable
  func registrar(of state: UnsafeMutablePointer<State>) -> UnsafePointer<ObservationStateRegistrar> {
    UnsafePointer(state).property(at: registrarOffset)
  }

  /// Notifies the observers of the state that was there before, and lets them observe this one.
  @usableFromInline
  func keep(_ registrar: ObservationStateRegistrar, in state: UnsafeMutablePointer<State>) {
    guard let reduction = ReductionContext.currentReduction, reduction.isRecording else { return }
    registrar.observers.replaced(by: state, in: reduction)
    UnsafeMutablePointer(mutating: self.registrar(of: state)).pointee = registrar
  }
}
