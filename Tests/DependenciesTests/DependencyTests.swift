import Dependencies
import Testing

private final class Model {
  @Dependency(\.greeter) var greeter
  @Dependency(\.untested) var untested

  func child() -> Model { withDependencies(from: self) { Model() } }

  func child(named name: String) -> Model {
    withDependencies(from: self) {
      $0.untested = Untested(name: name)
    } operation: {
      Model()
    }
  }
}

private final class Plain {}

@Suite struct DependencyTests {
  private let recorder = IssueRecorder()

  private func model() -> Model {
    withDependencies {
      $0.greeter = .constant("captured")
      $0.untested = Untested(name: "captured")
    } operation: {
      Model()
    }
  }

  @Test func `an object keeps what was overridden where it was made`() {
    #expect(model().greeter.greet() == "captured")
  }

  @Test func `the current scope goes before what an object keeps`() {
    let model = model()
    withDependencies {
      $0.greeter = .constant("current")
    } operation: {
      #expect(model.greeter.greet() == "current")
      #expect(model.untested.name == "captured")
    }
  }

  @Test func `a wrapper keeps its dependencies in a detached task`() async {
    let greeter = withDependencies {
      $0.greeter = .constant("captured")
    } operation: {
      Dependency(\.greeter)
    }
    #expect(await Task.detached { greeter.wrappedValue.greet() }.value == "captured")
  }

  @Test func `a child is given what its parent keeps`() {
    let child = model().child()
    #expect(child.greeter.greet() == "captured")
    #expect(child.child().child().greeter.greet() == "captured")
  }

  @Test func `a child is given further overrides`() {
    let child = model().child(named: "child")
    #expect(child.greeter.greet() == "captured")
    #expect(child.untested.name == "child")
  }

  @Test func `a child is made asynchronously`() async {
    let model = model()
    let child = await withDependencies(from: model) {
      $0.untested.name = "async"
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(child.greeter.greet() == "captured")
    #expect(child.untested.name == "async")
    let grandchild = await withDependencies(from: child) {
      await Task.yield()
      return Model()
    }
    #expect(grandchild.untested.name == "async")
  }

  @Test func `an object without dependencies hands on those it was made with`() {
    let plain = withDependencies {
      $0.greeter = .constant("plain")
    } operation: {
      Plain()
    }
    #expect(withDependencies(from: plain) { Model() }.greeter.greet() == "plain")
  }

  @Test func `the innermost scope that returned an object decides`() {
    let plain = withDependencies {
      $0.greeter = .constant("outer")
    } operation: {
      withDependencies {
        $0.greeter = .constant("inner")
      } operation: {
        Plain()
      }
    }
    #expect(withDependencies(from: plain) { Model() }.greeter.greet() == "inner")
  }

  @Test func `an object that knows no dependencies is an issue`() throws {
    let line: UInt = #line + 1
    let greeting = recorder { withDependencies(from: Plain()) { Model() } }.greeter.greet()
    #expect(greeting == "test")
    let issue = try #require(recorder.issues.first)
    #expect(recorder.issues.count == 1)
    #expect(
      issue.message.hasPrefix(
        "You are trying to propagate dependencies to a child model from a model with no dependencies."
      )
    )
    #expect(issue.message.contains("Plain"))
    #expect(issue.line == line)
  }

  @Test func `an object is not kept alive`() {
    weak var model: Model?
    do {
      let strong = self.model()
      model = strong
      #expect(model != nil)
    }
    #expect(model == nil)
  }
}
