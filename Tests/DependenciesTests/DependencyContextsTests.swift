import Dependencies
import Testing

/// `DependencyValues.live`, `preview` and `test`.
@Suite struct DependencyContextsTests {
  enum Place: DependencyKey {
    static let liveValue = "live"
    static let previewValue = "preview"
    static let testValue = "test"
  }

  @Test func `each has the values of its context`() {
    #expect(DependencyValues.live[Place.self] == "live")
    #expect(DependencyValues.preview[Place.self] == "preview")
    #expect(DependencyValues.test[Place.self] == "test")
    #expect(DependencyValues.live.context == .live)
  }

  @Test func `they have no overrides`() {
    withDependencies {
      $0[Place.self] = "override"
    } operation: {
      #expect(DependencyValues.test[Place.self] == "test")
    }
  }

  @Test func `an operation runs with them`() {
    let place = withDependencies {
      $0 = .live
    } operation: {
      @Dependency(Place.self) var place
      return place
    }
    #expect(place == "live")
  }
}
