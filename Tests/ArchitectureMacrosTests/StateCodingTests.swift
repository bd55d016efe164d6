import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// The code that `@ObservableState` adds for coding. The list of missing conformances leaves everything else out.
@Suite struct StateCodingTests {
  let macros = ["ObservableState": MacroSpec(ObservableStateMacro.self)]

  @Test func `keys are the declared names`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        var `default`: Int
        let id: Int
        @Presents var child: Child?
        @Shared(.inMemory("x")) var shared = 3
        #if DEBUG
        var log = ""
        #endif
      }
      """,
      #"""
      struct State: Codable {
        @ObservationStateTracked
        var count = 0
        @ObservationStateTracked
        var `default`: Int
        let id: Int
        @Presents var child: Child?
        @Shared(.inMemory("x")) var shared = 3
        #if DEBUG
        var log = ""
        #endif

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          keyPaths.append((\Self.`default`, \Self._default))
          keyPaths.append((\Self.child, \Self._child))
          keyPaths.append((\Self.$child, \Self._child))
          #if DEBUG
          keyPaths.append((\Self.log, \Self._log))
          #endif
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _count = "count"
          case _default = "default"
          case id
          case _child = "child"
          #if DEBUG
          case _log = "log"
          #endif
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `a struct without properties has no keys`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Swift.Encodable & Sendable {
      }
      """,
      """
      struct State: Swift.Encodable & Sendable {

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          let keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\\Self._$observationRegistrar, \\Self._$observationRegistrar)]
          return keyPaths
        }

        private enum CodingKeys: Swift.CodingKey {
        }
      }
      """,
      with: macros
    )
  }

  @Test func `keys that are there are used by generated coding`() {
    expectExpansion(
      """
      @ObservableState
      public struct State: Codable {
        var count = 0
        var name: String?
        let fixed = 1
        var skipped = 2
        enum CodingKeys: String, CodingKey {
          case count = "n", name, fixed
        }
      }
      """,
      #"""
      public struct State: Codable {
        @ObservationStateTracked
        var count = 0
        @ObservationStateTracked
        var name: String?
        let fixed = 1
        @ObservationStateTracked
        var skipped = 2
        enum CodingKeys: String, CodingKey {
          case count = "n", name, fixed
        }

        public var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        public var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        public static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          keyPaths.append((\Self.name, \Self._name))
          keyPaths.append((\Self.skipped, \Self._skipped))
          return keyPaths
        }

        public static var _$hasUnobservedProperties: Swift.Bool {
          true
        }
      }

      extension State {
        public init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          func decode<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value {
            try container.decode(Value.self, forKey: key)
          }
          func decodeIfPresent<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
          }
          self.count = try decode(.count)
          self.name = try decodeIfPresent(.name)
        }
        public func encode(to encoder: any Swift.Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(self.count, forKey: .count)
          try container.encodeIfPresent(self.name, forKey: .name)
          try container.encode(self.fixed, forKey: .fixed)
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `a handwritten initializer finds the declared names`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        init(from decoder: any Decoder) throws {
          count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
        }
      }
      """,
      #"""
      struct State: Codable {
        @ObservationStateTracked
        var count = 0
        init(from decoder: any Decoder) throws {
          count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
        }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          return keyPaths
        }

        enum CodingKeys: Swift.String, Swift.CodingKey {
          case count
        }
      }

      extension State {
        func encode(to encoder: any Swift.Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(self.count, forKey: .count)
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `keys of the storage are left to the compiler`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        enum CodingKeys: String, CodingKey {
          case _count = "count"
        }
      }
      """,
      #"""
      struct State: Codable {
        @ObservationStateTracked
        var count = 0
        enum CodingKeys: String, CodingKey {
          case _count = "count"
        }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          return keyPaths
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `coding that is written by hand is kept`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      """,
      #"""
      struct State: Codable {
        @ObservationStateTracked
        var count = 0
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.count, \Self._count))
          return keyPaths
        }
      }
      """#,
      with: macros
    )
  }
}
