import ComposableArchitecture

/// A state of ten fields, and an effect.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    var email = "blob@example.com"
    var age = 42
    var height = 1.75
    var isMember = true
    var note: String?
    var tags = ["one", "two"]
    var visits = 0
    var saves = 0
    var message: String?
  }

  enum Action {
    case saveButtonTapped
    case saveResponse
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        state.visits += 1
        return .send(.saveResponse)
      case .saveResponse:
        state.saves += 1
        return .none
      }
    }
  }
}
