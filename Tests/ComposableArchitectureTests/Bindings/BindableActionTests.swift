import ComposableArchitecture
import Testing

@MainActor
@Suite struct BindableActionTests {
  @Test func `a binding action holds its change`() {
    #expect(Form.Action.set(\.name, "Blob").binding == .set(\.name, "Blob"))
    #expect(Form.Action.set(\.name, "Blob").binding != .set(\.name, "Blob Jr."))
  }

  @Test func `other actions hold no change`() {
    #expect(Form.Action.saveButtonTapped.binding == nil)
    #expect(Form.Action.renamed(.set(\.name, "Blob")).binding == nil)
  }

  @Test func `the change is found without case paths`() {
    #expect(Plain.binding(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
    #expect(Plain.saveButtonTapped.binding == nil)
  }

  @Test func `the change is found with handwritten case paths`() {
    #expect(Handwritten.binding(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
    #expect(Handwritten.saveButtonTapped.binding == nil)
  }

  @Test func `with case paths the change is found without reflection`() {
    #expect(Opaque.binding(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
  }

  @Test func `the change is found in generic actions`() {
    #expect(Generic<Int>.binding(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
    #expect(Generic<Int>.value(1).binding == nil)
    #expect(Generic<String>.binding(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
    #expect(Generic<String>.value("Blob").binding == nil)
  }

  @Test func `an action may find its change itself`() {
    #expect(Nested.form(.set(\.name, "Blob")).binding == .set(\.name, "Blob"))
    #expect(Nested.form(.saveButtonTapped).binding == nil)
  }

  @Test func `a struct may be an action`() {
    #expect(Change.set(\.name, "Blob").binding == .set(\.name, "Blob"))
  }

  @Test func `the reducer carries out the change before the feature runs`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob"
      $0.log = ["name: Blob"]
    }
    await store.send(.renamed(.set(\.name, "Blob Jr.")))
  }

  @Test func `the change is found by many at once`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...20 {
        group.addTask {
          (1...50).allSatisfy { _ in
            Form.Action.set(\.name, "\(number)").binding == .set(\.name, "\(number)")
          }
        }
      }
      for await isFound in group { #expect(isFound) }
    }
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var log: [String] = []
  }

  enum Action: BindableAction {
    case saveButtonTapped
    case renamed(BindingAction<State>)
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.log.append("name: \(state.name)")
        return .none
      case .binding, .renamed, .saveButtonTapped:
        return .none
      }
    }
  }
}

private enum Plain: BindableAction {
  case binding(BindingAction<Form.State>)
  case saveButtonTapped
}

@CasePathable
private enum Opaque: BindableAction, CustomReflectable {
  case binding(BindingAction<Form.State>)

  var customMirror: Mirror { Mirror(self, children: [:]) }
}

@CasePathable
private enum Generic<Value>: BindableAction {
  case binding(BindingAction<Form.State>)
  case value(Value)
}

private enum Handwritten: BindableAction, CasePathable {
  case binding(BindingAction<Form.State>)
  case saveButtonTapped

  struct AllCasePaths {}

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@CasePathable
private enum Nested: BindableAction {
  case form(Form.Action)

  static func binding(_ action: BindingAction<Form.State>) -> Self { .form(.binding(action)) }

  var binding: BindingAction<Form.State>? {
    switch self {
    case .form(let action): action.binding
    }
  }
}

private struct Change: BindableAction {
  let change: BindingAction<Form.State>

  static func binding(_ action: BindingAction<Form.State>) -> Self { Change(change: action) }
}
