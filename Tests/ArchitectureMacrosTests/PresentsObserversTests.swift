import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct PresentsObserversTests {
  let macros = ["Presents": MacroSpec(PresentsMacro.self)]

  @Test func `observers see what is presented`() {
    expectExpansion(
      """
      @ObservableState struct State {
        @Presents var child: Child? {
          willSet(next) { print(next) }
          didSet { count += oldValue == child ? 0 : 1 }
        }
      }
      """,
      #"""
      @ObservableState struct State {
        var child: Child? {
          willSet(next) { print(next) }
          didSet { count += oldValue == child ? 0 : 1 }
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState<Child>(wrappedValue: initialValue)
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

        private var _child = ComposableArchitecture.PresentationState<Child>(wrappedValue: nil) {
          willSet(_$next) {
            let next = _$next.wrappedValue
            print(next)
          }
          didSet(_$oldValue) {
            let oldValue = _$oldValue.wrappedValue
            count += oldValue == child ? 0 : 1
          }
        }

        var $child: ComposableArchitecture.PresentationState<Child> {
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

  @Test func `observers that do not ask for the value do not get it`() {
    expectExpansion(
      """
      @ObservableState struct State {
        @Presents var child: Child? {
          didSet { count += 1 }
        }
      }
      """,
      #"""
      @ObservableState struct State {
        var child: Child? {
          didSet { count += 1 }
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState<Child>(wrappedValue: initialValue)
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

        private var _child = ComposableArchitecture.PresentationState<Child>(wrappedValue: nil) {
          didSet {
            count += 1
          }
        }

        var $child: ComposableArchitecture.PresentationState<Child> {
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
