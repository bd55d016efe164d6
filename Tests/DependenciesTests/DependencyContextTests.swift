import Dependencies
import Testing

@Suite struct DependencyContextTests {
  @Dependency(\.context) var context
  @Dependency(\.greeter) var greeter

  @Test func `tests run in the test context`() {
    #expect(context == .test)
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func `the context decides the default`(context: DependencyContext, greeting: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(self.context == context)
      #expect(greeter.greet() == greeting)
    }
  }

  @Test func `an override holds in every context`() {
    withDependencies {
      $0.greeter = .constant("hello")
      $0.context = .live
    } operation: {
      #expect(greeter.greet() == "hello")
    }
  }

  @Test func `a preview falls back to the live value`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.untested) var untested
      #expect(untested.name == "live")
    }
  }

  @Test func `a preview of a key without live value falls back to the test value`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.unimplementable) var unimplementable
      #expect(unimplementable.name == "test")
    }
  }

  @Test(arguments: [
    ("live", DependencyContext.live), ("preview", .preview), ("test", .test), ("TEST", nil), ("", nil),
  ])
  func `the environment names a context`(name: String, context: DependencyContext?) {
    #expect(DependencyContext(name: name) == context)
  }

  @Test func `the prepared context decides the default`() {
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      prepareDependencies { $0.context = .live }
      #expect(context == .live)
      #expect(greeter.greet() == "live")
    }
  }

  @Test func `a preview without its own value gets the live one`() {
    #expect(Greeter.previewValue.greet() == "preview")
    #expect(Untested.previewValue.name == "live")
    #expect(
      withDependencies {
        $0.context = .preview
      } operation: {
        Dependency(Untested.self).wrappedValue.name
      } == "live"
    )
  }
}
