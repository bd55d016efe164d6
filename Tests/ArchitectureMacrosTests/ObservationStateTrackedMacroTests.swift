import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ObservationStateTrackedMacroTests {
  let macros = [
    "ObservationStateTracked": MacroSpec(ObservationStateTrackedMacro.self),
    "ObservationStateIgnored": MacroSpec(MarkerMacro.self),
  ]

  @Test func `a property tells the registrar of reads and writes`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked var count = 0
      }
      """,
      #"""
      struct State {
        var count {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.count, _count)
            return _count
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.count, &_count, newValue)
            } else {
              _count = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_count
              return
            }
            let change = _$observationRegistrar.willModify(\Self.count, &_count)
            defer {
              _$observationRegistrar.didModify(change, &_count)
            }
            yield &_count
          }
        }

        private var _count = 0
      }
      """#,
      with: macros
    )
  }

  @Test func `observers move to the storage so that they run once`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked public var `default`: Int? {
          willSet { print(newValue) }
          didSet(old) {
            print(old)
          }
        }
      }
      """,
      #"""
      struct State {
        public var `default`: Int? {
          willSet { print(newValue) }
          didSet(old) {
            print(old)
          }
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }

          get {
            _$observationRegistrar.access(\Self.`default`, _default)
            return _default
          }

          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.`default`, &_default, newValue)
            } else {
              _default = newValue
            }
          }

          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_default
              return
            }
            let change = _$observationRegistrar.willModify(\Self.`default`, _default)
            defer {
              _$observationRegistrar.didModify(change, _default)
            }
            yield &_default
          }
        }

        private var _default: Int? {
          willSet {
            print(newValue)
          }
          didSet(old) {
            print(old)
          }
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `a name that needs back ticks keeps them in its storage`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked var `two words` = 2
      }
      """,
      #"""
      struct State {
        var `two words` {
          @storageRestrictions(initializes: `_two words`)
          init(initialValue) {
            `_two words` = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.`two words`, `_two words`)
            return `_two words`
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.`two words`, &`_two words`, newValue)
            } else {
              `_two words` = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &`_two words`
              return
            }
            let change = _$observationRegistrar.willModify(\Self.`two words`, &`_two words`)
            defer {
              _$observationRegistrar.didModify(change, &`_two words`)
            }
            yield &`_two words`
          }
        }

        private var `_two words` = 2
      }
      """#,
      with: macros
    )
  }

  @Test(arguments: ["let fixed = 3", "lazy var later = 3", "static var shared = 3", "var total: Int { 3 }"])
  func `a property without separate storage stays unchanged`(_ declaration: String) {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked \(declaration)
      }
      """,
      """
      struct State {
        \(declaration)
      }
      """,
      with: macros
    )
  }

  @Test func `an ignored property stays`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateIgnored var count = 0
      }
      """,
      """
      struct State {
        var count = 0
      }
      """,
      with: macros
    )
  }
}
