import ComposableArchitecture
import Testing

@testable import TerminalUI
@testable import TerminalViews

@Suite struct ActionTextTests {
  enum Order: Equatable { case rank, price }

  struct Coin: Equatable, Identifiable {
    let id: String
    var price = 1.0
  }

  @CasePathable
  enum Action: BindableAction {
    case refreshButtonTapped
    case orderSelected(Order)
    case searched(text: String, limit: Int)
    case response(Result<[Coin], APIFailure>)
    case binding(BindingAction<State>)
    case detail(PresentationAction<Detail.Action>)
    case rows(IdentifiedActionOf<Detail>)
  }

  struct APIFailure: Error, Equatable {}

  @ObservableState
  struct State {
    var text = ""
    var draft = Draft(text: "")
  }

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable, Identifiable { let id: Int }
    enum Action: Equatable {
      case task
      case rated(Int)
    }
  }

  @Test func `an action is the path of its cases`() {
    #expect(ActionText(Action.refreshButtonTapped).name == "refreshButtonTapped")
    #expect(ActionText(Action.refreshButtonTapped).value == "")
  }

  @Test func `values are beside the path`() {
    let order = ActionText(Action.orderSelected(.rank))
    #expect((order.name, order.value) == ("orderSelected", ".rank"))
    let search = ActionText(Action.searched(text: "b", limit: 20))
    #expect((search.name, search.value) == ("searched", "\"b\", 20"))
  }

  @Test func `many values are counted`() {
    let text = ActionText(Action.response(.success([Coin(id: "a"), Coin(id: "b")])))
    #expect((text.name, text.value) == ("response", ".success(2 × Coin)"))
  }

  struct Draft: Equatable {
    var text: String
    var problem: String?
    var tags: [String] = []
  }

  @Test func `a small structure is shown with its properties`() {
    let action = { (draft: Draft) in ActionText(Action.binding(.set(\.draft, draft))).value }
    #expect(action(Draft(text: "b")) == #"= Draft(text: "b", tags: empty)"#)
    let named = ActionText(Action.binding(.set(\.draft, Draft(text: "b")))) { _ in "draft" }
    #expect(named.value == #"draft = (text: "b", tags: empty)"#)
    #expect(action(Draft(text: "b", tags: ["c"])) == "= Draft")
    #expect(action(Draft(text: String(repeating: "b", count: 100))) == "= Draft")
  }

  @Test func `the cases of the library's types are left out`() {
    let task = ActionText(Action.detail(.presented(.task)))
    #expect((task.name, task.value) == ("detail.task", ""))
    #expect(ActionText(Action.detail(.dismiss)).name == "detail.dismiss")
    let row = ActionText(Action.rows(.element(id: 3, action: .rated(5))))
    #expect((row.name, row.value) == ("rows[3].rated", "5"))
  }

  @Test func `a binding has its new value`() {
    let text = ActionText(Action.binding(.set(\.text, "b")))
    #expect((text.name, text.value) == ("binding", "= \"b\""))
    let named = ActionText(Action.binding(.set(\.text, "b"))) { $0 is BindingAction<State> ? "text" : nil }
    #expect((named.name, named.value) == ("binding", "text = \"b\""))
  }
}
