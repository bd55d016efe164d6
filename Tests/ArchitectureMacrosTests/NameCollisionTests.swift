import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Names in the program that the generated code also uses.
@Suite struct NameCollisionTests {
  @Test func `cases named like generated members have no paths`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case makeIterator
        case allCasePaths(Int), other
      }
      """,
      """
      enum Action {
        case makeIterator
        case allCasePaths(Int), other
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' declares its own 'makeIterator': name the case differently",
          line: 3,
          column: 8
        ),
        DiagnosticSpec(
          message: "'@CasePathable' declares its own 'allCasePaths': name the case differently",
          line: 4,
          column: 8
        ),
      ],
      with: ["CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")]
    )
  }

  @Test func `cases named like generated members make no reducer`() {
    expectExpansion(
      """
      @Reducer
      enum Path {
        case body(Body)
        case scope
      }
      """,
      """
      enum Path {
        case body(Body)
        case scope
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' declares its own 'body': name the case differently",
          line: 3,
          column: 8
        ),
        DiagnosticSpec(
          message: "'@Reducer' declares its own 'scope': name the case differently",
          line: 4,
          column: 8
        ),
      ],
      with: ["Reducer": MacroSpec(ReducerMacro.self)]
    )
  }

  @Test func `properties named like locals of generated code keep apart`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked var newValue = 1
        @ObservationStateTracked var initialValue = 1
        @ObservationStateTracked var change = 1
      }
      """,
      #"""
      struct State {
        var newValue {
          @storageRestrictions(initializes: _newValue)
          init(initialValue) {
            _newValue = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.newValue, _newValue)
            return _newValue
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.newValue, &_newValue, newValue)
            } else {
              _newValue = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_newValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.newValue, &_newValue)
            defer {
              _$observationRegistrar.didModify(change, &_newValue)
            }
            yield &_newValue
          }
        }

        private var _newValue = 1
        var initialValue {
          @storageRestrictions(initializes: _initialValue)
          init(initialValue) {
            _initialValue = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.initialValue, _initialValue)
            return _initialValue
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.initialValue, &_initialValue, newValue)
            } else {
              _initialValue = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_initialValue
              return
            }
            let change = _$observationRegistrar.willModify(\Self.initialValue, &_initialValue)
            defer {
              _$observationRegistrar.didModify(change, &_initialValue)
            }
            yield &_initialValue
          }
        }

        private var _initialValue = 1
        var change {
          @storageRestrictions(initializes: _change)
          init(initialValue) {
            _change = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.change, _change)
            return _change
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.change, &_change, newValue)
            } else {
              _change = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_change
              return
            }
            let change = _$observationRegistrar.willModify(\Self.change, &_change)
            defer {
              _$observationRegistrar.didModify(change, &_change)
            }
            yield &_change
          }
        }

        private var _change = 1
      }
      """#,
      with: ["ObservationStateTracked": MacroSpec(ObservationStateTrackedMacro.self)]
    )
  }

  @Test func `a name that no key path can hold is refused with a way out`() {
    expectExpansion(
      """
      @ObservableState
      struct State: CustomReflectable {
        // What it is.
        var `Type` = 1
        var customMirror: Mirror { Mirror(self, children: []) }
      }
      """,
      #"""
      struct State: CustomReflectable {
        // What it is.
        var `Type` = 1
        var customMirror: Mirror { Mirror(self, children: []) }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ObservableState' cannot observe a property named 'Type', because no key path can name it",
          line: 4,
          column: 7,
          fixIts: [FixItSpec(message: "Insert '@ObservationStateIgnored'")]
        )
      ],
      fixed: """
        @ObservableState
        struct State: CustomReflectable {
          // What it is.
          @ObservationStateIgnored var `Type` = 1
          var customMirror: Mirror { Mirror(self, children: []) }
        }
        """,
      with: ["ObservableState": MacroSpec(ObservableStateMacro.self)]
    )
  }

  @Test func `a case named self is not taken for the value itself`() {
    expectExpansion(
      """
      @CasePathable
      enum Action {
        case `self`(Int)
      }
      """,
      #"""
      enum Action {
        case `self`(Int)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            if case .`self` = root {
              return \.`self`
            }
            return \.self
          }
          var `self`: CasePaths.AnyCasePath<Action, Int> {
            ._$embed(
              {
                Action.`self`($0)
              },
              extract: {
                guard case let .`self`(v0) = $0 else {
                  return nil
                }
                return v0
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.append(\.`self`)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#,
      with: ["CasePathable": MacroSpec(CasePathableMacro.self, adding: "CasePathable", "CasePathIterable")]
    )
  }
}
