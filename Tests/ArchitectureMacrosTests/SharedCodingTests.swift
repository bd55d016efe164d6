import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ArchitectureMacros

/// The code that `@ObservableState` adds for coding shared properties.
@Suite struct SharedCodingTests {
  let macros = ["ObservableState": MacroSpec(ObservableStateMacro.self)]

  @Test func `shared properties without a key are coded`() {
    expectExpansion(
      #"""
      @ObservableState
      struct State: Codable {
        @Shared var count: Int
        @Shared(value: 1) var number: Int
        @Sharing.SharedReader var name: String
        @Shared(wrappedValue: 0, .inMemory("x")) var x
        @SharedReader(.inMemory("y")) var y = 0
        @Dependency(\.date) var date
        let id: Int
      }
      """#,
      #"""
      struct State: Codable {
        @Shared var count: Int
        @Shared(value: 1) var number: Int
        @Sharing.SharedReader var name: String
        @Shared(wrappedValue: 0, .inMemory("x")) var x
        @SharedReader(.inMemory("y")) var y = 0
        @Dependency(\.date) var date
        let id: Int

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

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case count
          case number
          case name
          case id
        }
      }
      """#,
      with: macros
    )
  }

  @Test func `shared properties that the keys name are coded by their wrappers`() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var total = 0
        @Shared var count: Int?
        @Shared(.inMemory("x")) var x = 0
        @Shared(value: 1) var skipped: Int
        enum CodingKeys: CodingKey {
          case total, count, x
        }
      }
      """,
      #"""
      struct State: Codable {
        @ObservationStateTracked
        var total = 0
        @Shared var count: Int?
        @Shared(.inMemory("x")) var x = 0
        @Shared(value: 1) var skipped: Int
        enum CodingKeys: CodingKey {
          case total, count, x
        }

        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        static var _$storageKeyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] {
          var keyPaths: [(Swift.PartialKeyPath<Self>, Swift.PartialKeyPath<Self>)] = [(\Self._$observationRegistrar, \Self._$observationRegistrar)]
          keyPaths.append((\Self.total, \Self._total))
          return keyPaths
        }

        static var _$hasUnobservedProperties: Swift.Bool {
          true
        }
      }

      extension State {
        init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          func decode<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value {
            try container.decode(Value.self, forKey: key)
          }
          func decodeIfPresent<Value: Swift.Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
          }
          self.total = try decode(.total)
          self._count = try decode(.count)
          self._x = try decode(.x)
        }
        func encode(to encoder: any Swift.Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(self.total, forKey: .total)
          try container.encode(self._count, forKey: .count)
          try container.encode(self._x, forKey: .x)
        }
      }
      """#,
      with: macros
    )
  }
}
