import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// Properties over several lines, with comments, attributes and tabs.
@Suite struct TrackedPropertyLayoutTests {
  let macros = ["ObservationStateTracked": MacroSpec(ObservationStateTrackedMacro.self)]

  @Test func `comments and attributes stay before a property`() {
    expectExpansion(
      """
      struct State {
        // A comment.
        /// The count.
        @ObservationStateTracked @MainActor
        /* It changes. */ @available(*, deprecated)
        private(set)
          var count: Int = 1  // one

        // Another.
      }
      """,
      #"""
      struct State {
        // A comment.
        /// The count.
        @MainActor
        /* It changes. */ @available(*, deprecated)
        private(set)
          var count: Int {  // one
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

        private var _count: Int = 1

        // Another.
      }
      """#,
      with: macros
    )
  }

  @Test func `a type and a value are copied with their lines`() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked var names: [
          Int:
            String
        ] = [
          1: "one",  // the first

          2: "two",
        ]
      }
      """,
      #"""
      struct State {
        var names: [
          Int:
            String
        ] {
          @storageRestrictions(initializes: _names)
          init(initialValue) {
            _names = initialValue
          }
          get {
            _$observationRegistrar.access(\Self.names, _names)
            return _names
          }
          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.names, &_names, newValue)
            } else {
              _names = newValue
            }
          }
          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_names
              return
            }
            let change = _$observationRegistrar.willModify(\Self.names, &_names)
            defer {
              _$observationRegistrar.didModify(change, &_names)
            }
            yield &_names
          }
        }

        private var _names: [
            Int:
              String
          ] = [
            1: "one",  // the first

            2: "two",
          ]
      }
      """#,
      with: macros
    )
  }

  @Test func `the bodies of observers are copied with their lines`() {
    expectExpansion(
      #"""
      struct State {
        @ObservationStateTracked
        var text = """
          one

            two
          """
        {
          // Before.
          willSet(next) { print(next) }
          didSet {
            print("changed")

            if text.isEmpty {
              print("""
                empty
                """)
            }
          }
        }
      }
      """#,
      #"""
      struct State {
        var text {
          // Before.
          willSet(next) { print(next) }
          didSet {
            print("changed")

            if text.isEmpty {
              print("""
                empty
                """)
            }
          }
          @storageRestrictions(initializes: _text)
          init(initialValue) {
            _text = initialValue
          }

          get {
            _$observationRegistrar.access(\Self.text, _text)
            return _text
          }

          set {
            if _$observationRegistrar.isObserved {
              _$observationRegistrar.mutate(\Self.text, &_text, newValue)
            } else {
              _text = newValue
            }
          }

          _modify {
            guard _$observationRegistrar.isObserved else {
              yield &_text
              return
            }
            let change = _$observationRegistrar.willModify(\Self.text, _text)
            defer {
              _$observationRegistrar.didModify(change, _text)
            }
            yield &_text
          }
        }

        private var _text = """
            one

              two
            """ {
          willSet(next) {
            print(next)
          }
          didSet {
            print("changed")

                  if text.isEmpty {
                    print("""
                      empty
                      """)
                  }
          }
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `tabs stay where they are`() {
    expectExpansion(
      """
      struct State {
      \t@ObservationStateTracked
      \tvar text: String = \"""
      \t\tone
      \t\t\ttwo
      \t\t\""" {
      \t\tdidSet {
      \t\t\tprint(\"""
      \t\t\t\tchanged
      \t\t\t\t\""")
      \t\t}
      \t}
      }
      """,
      """
      struct State {
      \tvar text: String {
      \t\tdidSet {
      \t\t\tprint(\"""
      \t\t\t\tchanged
      \t\t\t\t\""")
      \t\t}
      \t  @storageRestrictions(initializes: _text)
      \t  init(initialValue) {
      \t    _text = initialValue
      \t  }

      \t  get {
      \t    _$observationRegistrar.access(\\Self.text, _text)
      \t    return _text
      \t  }

      \t  set {
      \t    if _$observationRegistrar.isObserved {
      \t      _$observationRegistrar.mutate(\\Self.text, &_text, newValue)
      \t    } else {
      \t      _text = newValue
      \t    }
      \t  }

      \t  _modify {
      \t    guard _$observationRegistrar.isObserved else {
      \t      yield &_text
      \t      return
      \t    }
      \t    let change = _$observationRegistrar.willModify(\\Self.text, _text)
      \t    defer {
      \t      _$observationRegistrar.didModify(change, _text)
      \t    }
      \t    yield &_text
      \t  }
      \t}

      \tprivate var _text: String = \"""
      \t\t\tone
      \t\t\t\ttwo
      \t\t\t\""" {
      \t  didSet {
      \t    print(\"""
      \t    \t\t\t\tchanged
      \t    \t\t\t\t\""")
      \t  }
      \t}
      }
      """,
      with: macros
    )
  }
}
