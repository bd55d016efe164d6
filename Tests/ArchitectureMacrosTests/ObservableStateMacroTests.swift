import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

@Suite struct ObservableStateMacroTests {
  let macros = [
    "ObservableState": MacroSpec(
      ObservableStateMacro.self,
      adding: "ObservableState",
      "Observable",
      "CustomReflectable"
    )
  ]

  @Test func `mutable stored properties are tracked`() {
    expectExpansion(
      """
      @ObservableState
      public struct State {
        public var count = 0
        private(set) var name: String?
      }
      """,
      #"""
      public struct State {
        @ObservationStateTracked
        public var count = 0
        @ObservationStateTracked
        private(set) var name: String?

        public var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        public var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        public static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          keyPaths.append((\Self.name, \Self._name))
          return keyPaths
        }

        public var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          children.append(("count", self._count as Any))
          children.append(("name", self._name as Any))
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `a property without mutable storage is left alone`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        let id: Int
        @ObservationStateIgnored var cache = 1
        lazy var later = 2
        weak var owner: Owner?
        static var shared = 3
        var total: Int { 3 }
      }
      """,
      """
      struct State {
        let id: Int
        @ObservationStateIgnored var cache = 1
        lazy var later = 2
        weak var owner: Owner?
        static var shared = 3
        var total: Int { 3 }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }

        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          children.append(("id", self.id as Any))
          children.append(("cache", self.cache as Any))
          children.append(("owner", self.owner as Any))
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """,
      with: macros
    )
  }

  @Test func `wrappers that observe themselves keep their storage`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        @Presents var alert: AlertState<Never>?
        @Shared(.inMemory("count")) var count = 0
        @SharedReader var name: String
      }
      """,
      #"""
      struct State {
        @Presents var alert: AlertState<Never>?
        @Shared(.inMemory("count")) var count = 0
        @SharedReader var name: String

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.alert, \Self._alert))
          keyPaths.append((\Self.$alert, \Self._alert))
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }

        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          children.append(("alert", self._alert.wrappedValue as Any))
          children.append(("count", self._count as Any))
          children.append(("name", self._name as Any))
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `properties stay under their conditions`() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        #if DEBUG
        var log = ""
        #else
        static let log = ""
        #endif
        #if os(Linux)
        func poll() {}
        #endif
      }
      """,
      #"""
      struct State {
        #if DEBUG
        var log = ""
        #else
        static let log = ""
        #endif
        #if os(Linux)
        func poll() {}
        #endif

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          #if DEBUG
          keyPaths.append((\Self.log, \Self._log))
          #else
          #endif
          return keyPaths
        }

        var customMirror: Swift.Mirror {
          var children: [Swift.Mirror.Child] = []
          #if DEBUG
          children.append(("log", self._log as Any))
          #else
          #endif
          return Swift.Mirror(self, children: children, displayStyle: .struct)
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable, nonisolated Swift.CustomReflectable {
      }
      """#,
      with: macros
    )
  }

  @Test func `a mirror that is there is kept`() {
    expectExpansion(
      """
      @ObservableState
      struct State: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: []) }
      }
      """,
      """
      struct State: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: []) }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable {
      }
      """,
      with: [
        "ObservableState": MacroSpec(ObservableStateMacro.self, adding: "ObservableState", "Observable")
      ]
    )
  }

  @Test func `an enum is identified by its case and the payload`() {
    expectExpansion(
      """
      @ObservableState
      package enum State {
        case list(List.State), loading
        #if DEBUG
        case debug(Int, String)
        #endif
        case `default`(row: Row.State)
      }
      """,
      """
      package enum State {
        case list(List.State), loading
        #if DEBUG
        case debug(Int, String)
        #endif
        case `default`(row: Row.State)

        package var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case let .list(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(0)
          case .loading:
            return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
          #if DEBUG
          case .debug:
            return ComposableArchitecture.ObservableStateID._$inert._$tag(2)
          #endif
          case let .`default`(value):
            return ComposableArchitecture.ObservableStateID._$id(for: value)._$tag(3)
          }
        }

        package static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          []
        }
      }

      extension State: ComposableArchitecture.ObservableState, nonisolated Observation.Observable {
      }
      """,
      with: macros
    )
  }
}
