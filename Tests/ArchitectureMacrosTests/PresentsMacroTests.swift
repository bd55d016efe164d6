import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct PresentsMacroTests {
  let macros = ["Presents": MacroSpec(PresentsMacro.self)]

  @Test func `a presented property is stored in a presentation state`() {
    expectExpansion(
      """
      @ObservableState struct State {
        @Presents public var destination: Destination.State?
      }
      """,
      #"""
      @ObservableState struct State {
        public var destination: Destination.State? {
          @storageRestrictions(initializes: _destination)
          init(initialValue) {
            _destination = ComposableArchitecture.PresentationState<Destination.State>(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(\Self.destination, _destination.wrappedValue)
            return _destination.wrappedValue
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.destination, &_destination.wrappedValue, newValue)
            } else {
              _destination.wrappedValue = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_destination.wrappedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.destination, _destination.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _destination.wrappedValue)
            }
            yield &_destination.wrappedValue
          }
        }

        private var _destination = ComposableArchitecture.PresentationState<Destination.State>(wrappedValue: nil)

        public var $destination: ComposableArchitecture.PresentationState<Destination.State> {
          get {
            _$observationRegistrar.access(\Self.destination, _destination.wrappedValue)
            return _destination.projectedValue
          }
          set {
            guard _$observationRegistrar.isObserved else {
              _destination.projectedValue = newValue
              return
            }
            destination = newValue.wrappedValue
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_destination.projectedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.destination, _destination.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _destination.wrappedValue)
            }
            yield &_destination.projectedValue
          }
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `a default is kept`() {
    expectExpansion(
      """
      @ObservableState struct State {
        @Presents var alert: Optional<AlertState<Alert>> = .init()
      }
      """,
      #"""
      @ObservableState struct State {
        var alert: Optional<AlertState<Alert>> {
          @storageRestrictions(initializes: _alert)
          init(initialValue) {
            _alert = ComposableArchitecture.PresentationState<AlertState<Alert>>(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(\Self.alert, _alert.wrappedValue)
            return _alert.wrappedValue
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.alert, &_alert.wrappedValue, newValue)
            } else {
              _alert.wrappedValue = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_alert.wrappedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.alert, _alert.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _alert.wrappedValue)
            }
            yield &_alert.wrappedValue
          }
        }

        private var _alert = ComposableArchitecture.PresentationState<AlertState<Alert>>(wrappedValue: .init())

        var $alert: ComposableArchitecture.PresentationState<AlertState<Alert>> {
          get {
            _$observationRegistrar.access(\Self.alert, _alert.wrappedValue)
            return _alert.projectedValue
          }
          set {
            guard _$observationRegistrar.isObserved else {
              _alert.projectedValue = newValue
              return
            }
            alert = newValue.wrappedValue
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_alert.projectedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.alert, _alert.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _alert.wrappedValue)
            }
            yield &_alert.projectedValue
          }
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `the type and the value of a presentation are copied with their lines`() {
    expectExpansion(
      """
      @ObservableState struct State {
        // The child.
        @Presents public var child: Child<
          Int
        >.State? = Child<Int>.State(
          id: 1  // the first
        )
      }
      """,
      #"""
      @ObservableState struct State {
        // The child.
        public var child: Child<
          Int
        >.State? {
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState<Child<
              Int
            >.State>(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(\Self.child, _child.wrappedValue)
            return _child.wrappedValue
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.child, &_child.wrappedValue, newValue)
            } else {
              _child.wrappedValue = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_child.wrappedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.child, _child.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _child.wrappedValue)
            }
            yield &_child.wrappedValue
          }
        }

        private var _child = ComposableArchitecture.PresentationState<Child<
            Int
          >.State>(wrappedValue: Child<Int>.State(
            id: 1  // the first
          ))

        public var $child: ComposableArchitecture.PresentationState<Child<
            Int
          >.State> {
          get {
            _$observationRegistrar.access(\Self.child, _child.wrappedValue)
            return _child.projectedValue
          }
          set {
            guard _$observationRegistrar.isObserved else {
              _child.projectedValue = newValue
              return
            }
            child = newValue.wrappedValue
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_child.projectedValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.child, _child.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _child.wrappedValue)
            }
            yield &_child.projectedValue
          }
        }
      }
      """#,
      with: macros
    )
  }
}
