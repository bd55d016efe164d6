import ComposableArchitecture
import Foundation
import Testing

/// Dependencies that are given to a store are released with it.
@MainActor
@Suite struct DependencyLifetimeTests {
  private final class Captured: Sendable {
    let uuid = UUID()
  }

  private func isReleased<Owner>(_ make: (@escaping @Sendable () -> UUID) -> Owner) -> Bool {
    weak var released: Captured?
    do {
      let captured = Captured()
      released = captured
      let owner = make { captured.uuid }
      withExtendedLifetime(owner) {}
    }
    return released == nil
  }

  @Test func `a store releases the dependencies that it was given`() {
    #expect(
      isReleased { uuid in
        Store(initialState: 0) {
          EmptyReducer<Int, Never>()
        } withDependencies: {
          $0.uuid = UUIDGenerator(uuid)
        }
      }
    )
  }

  @Test func `a store releases the dependencies around its creation`() {
    #expect(
      isReleased { uuid in
        withDependencies {
          $0.uuid = UUIDGenerator(uuid)
        } operation: {
          Store(initialState: 0) { EmptyReducer<Int, Never>() }
        }
      }
    )
  }

  @Test func `an actor releases the dependencies that it was given`() {
    #expect(
      isReleased { uuid in
        StoreActor(initialState: 0) {
          EmptyReducer<Int, Never>()
        } withDependencies: {
          $0.uuid = UUIDGenerator(uuid)
        }
      }
    )
  }

  @Test func `a test store releases the dependencies that it was given`() {
    #expect(
      isReleased { uuid in
        TestStore(initialState: 0) {
          EmptyReducer<Int, Never>()
        } withDependencies: {
          $0.uuid = UUIDGenerator(uuid)
        }
      }
    )
  }
}
