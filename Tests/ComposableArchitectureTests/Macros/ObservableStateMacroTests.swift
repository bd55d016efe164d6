import ComposableArchitecture
import Testing

@Suite struct ObservableStateMacroTests {
  @Test func `the memberwise initializer takes the properties and their defaults`() {
    let state = Form(name: "a", id: 7)
    #expect(state.name == "a")
    #expect(state.count == 1)
    #expect(state.note == nil)
    #expect(state.id == 7)
  }

  @Test func `observers of a property run once per change`() {
    var state = Form(id: 1)
    state.observed = 5
    #expect(state.log.value == ["will 5", "did 0"])
    state.observed += 1
    #expect(state.log.value == ["will 5", "did 0", "will 6", "did 5"])
  }

  @Test func `observers run once while a property is observed`() {
    var state = Form(id: 1)
    withObservationTracking {
      _ = state.observed
    } onChange: {
    }
    state.observed = 5
    #expect(state.log.value == ["will 5", "did 0"])
  }

  @Test func `a dump shows the declared names`() {
    var dump = ""
    customDump(Plain(count: 3, isOn: true, child: Leaf(number: 4)), to: &dump)
    #expect(
      dump == """
        Plain(
          count: 3,
          fixed: "a",
          isOn: true,
          child: Leaf(number: 4)
        )
        """
    )
  }

  @Test func `a custom mirror is kept`() {
    #expect(Mirror(reflecting: Mirrored()).children.map(\.label) == ["mine"])
  }

  @Test func `copies are equal and hash alike`() {
    let state = Plain(count: 3, isOn: true, child: nil)
    #expect(state == Plain(count: 3, isOn: true, child: nil))
    #expect(state.hashValue == Plain(count: 3, isOn: true, child: nil).hashValue)
    #expect(state != Plain(count: 4, isOn: true, child: nil))
  }

  @Test func `every tracked property leads to its storage`() {
    let names = Plain._$storageKeyPaths.map(\.0)
    #expect(
      names == [
        \Plain._$observationRegistrar, \Plain.count, \Plain.isOn, \Plain.child, \Plain.$child,
      ]
    )
    #expect(Plain._$storageKeyPaths.allSatisfy { MemoryLayout<Plain>.offset(of: $0.1) != nil })
  }

  @Test func `an enum is another one in another case`() {
    let leaf = Leaf(number: 1)
    #expect(Choice.first(leaf)._$id != Choice.second(leaf)._$id)
    #expect(Choice.first(leaf)._$id == Choice.first(leaf)._$id)
    #expect(Choice.none._$id == Choice.none._$id)
    #expect(Choice.first(leaf)._$id != Choice.first(Leaf(number: 1))._$id)
  }

  @Test func `a default is evaluated once`() {
    Counted.evaluations.setValue(0)
    _ = Counted()
    #expect(Counted.evaluations.value == 1)
  }
}

@ObservableState
private struct Form {
  var name = ""
  var count = 1
  var note: String?
  let id: Int
  @ObservationStateIgnored var log = LockIsolated<[String]>([])
  var observed = 0 {
    willSet { log.withValue { [newValue] in $0.append("will \(newValue)") } }
    didSet { log.withValue { [oldValue] in $0.append("did \(oldValue)") } }
  }
}

@ObservableState
private struct Leaf: Equatable, Hashable {
  var number: Int
}

@ObservableState
private struct Plain: Equatable, Hashable {
  var count: Int
  let fixed = "a"
  var isOn: Bool
  @Presents var child: Leaf?
  var double: Int { count * 2 }
}

@ObservableState
private struct Mirrored {
  var count = 0
}

extension Mirrored: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["mine": 1]) }
}

@ObservableState
private enum Choice {
  case first(Leaf)
  case second(Leaf)
  case none
}

@ObservableState
private struct Counted {
  static let evaluations = LockIsolated(0)
  var value = Counted.evaluations.withValue { count -> Int in
    count += 1
    return count
  }
}
