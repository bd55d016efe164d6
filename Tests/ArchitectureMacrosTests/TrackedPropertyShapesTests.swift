import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Properties of every shape that state has.
@Suite struct TrackedPropertyShapesTests {
  let macros = [
    "ObservationStateTracked": MacroSpec(ObservationStateTrackedMacro.self),
    "Presents": MacroSpec(PresentsMacro.self),
  ]

  @Test(arguments: [
    "= 1", #"= """#, "= -1.5", "= [:] as [String: Int]", "= Foo()", "= .init()", ": Int", ": Int?",
    ": [String: Int] = [:]", #": (Int, b: String) = (1, "")"#, ": @Sendable () -> Void = save",
    ": any Equatable & Sendable = 1",
  ])
  func `the storage is declared like the property`(declaration: String) {
    let separator = declaration.hasPrefix(":") ? "" : " "
    let type = declaration.hasPrefix(":") ? String(declaration.prefix { $0 != "=" }) : ""
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked
        var it\(separator)\(declaration)
      }
      """,
      #"""
      struct State {
        var it\#(type.isEmpty || !type.hasSuffix(" ") ? type + " " : type){
          @storageRestrictions(initializes: _it)
          init(initialValue) {
            _it = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.it, _it)
            return _it
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.it, &_it, newValue)
            } else {
              _it = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_it
              return
            }
            let change = _$observationRegistrar.willModify(\Self.it, &_it)
            defer {
              _$observationRegistrar.didModify(change, &_it)
            }
            yield &_it
          }
        }

        private var _it\#(separator)\#(declaration)
      }
      """#,
      with: macros
    )
  }

  @Test func commentsDoNotDisturb() {
    expectExpansion(
      """
      struct State {
        /// Doc.
        @ObservationStateTracked  // tracked
        /* before */ var it /* name */: /* type */ Int /* then */ = /* value */ 1  // end
        {
          // Before the observer.
          didSet {
            // In the observer.
            print(it)  // in passing
          }  // after the observer
        }
      }
      """,
      #"""
      struct State {
        /// Doc.
        // tracked
        /* before */ var it /* name */: /* type */ Int /* then */ {
          // Before the observer.
          didSet {
            // In the observer.
            print(it)  // in passing
          }  // after the observer
          @storageRestrictions(initializes: _it)
          init(initialValue) {
            _it = initialValue
          }

          get {
            _$observationRegistrar.access(\Self.it, _it)
            return _it
          }

          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.it, &_it, newValue)
            } else {
              _it = newValue
            }
          }

          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_it
              return
            }
            let change = _$observationRegistrar.willModify(\Self.it, _it)
            defer {
              _$observationRegistrar.didModify(change, _it)
            }
            yield &_it
          }
        }

        private var _it: Int = 1 {
          didSet {
            print(it)
          }
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `attributes and the access of the setter stay with the property`() {
    expectExpansion(
      """
      public struct State {
        @ObservationStateTracked
        @available(*, deprecated) public private(set) var old = 1
      }
      """,
      #"""
      public struct State {
        @available(*, deprecated) public private(set) var old {
          @storageRestrictions(initializes: _old)
          init(initialValue) {
            _old = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.old, _old)
            return _old
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.old, &_old, newValue)
            } else {
              _old = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_old
              return
            }
            let change = _$observationRegistrar.willModify(\Self.old, &_old)
            defer {
              _$observationRegistrar.didModify(change, &_old)
            }
            yield &_old
          }
        }

        private var _old = 1
      }
      """#,
      with: macros
    )
  }

  @Test func `a presented property of any optional type keeps its access`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        @Presents fileprivate var alert: Swift.Optional<AlertState<Action.Alert>>  // shown
      }
      """,
      #"""
      @ObservableState
      struct State {
        fileprivate var alert: Swift.Optional<AlertState<Action.Alert>> {  // shown
          @storageRestrictions(initializes: _alert)
          init(initialValue) {
            _alert = ComposableArchitecture.PresentationState<AlertState<Action.Alert>>(wrappedValue: initialValue)
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

        private var _alert = ComposableArchitecture.PresentationState<AlertState<Action.Alert>>(wrappedValue: nil)

        fileprivate var $alert: ComposableArchitecture.PresentationState<AlertState<Action.Alert>> {
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
}
