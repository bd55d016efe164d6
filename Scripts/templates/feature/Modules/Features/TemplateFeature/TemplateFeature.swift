import ComposableArchitecture
import Models
import ServiceClient

/// A list of items with a search, and the details of one of them.
@Reducer
public struct TemplateFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var load: APILoadState<[ServiceItem]>
    public var searchText: String
    @Presents public var detail: TemplateDetailFeature.State?

    public init(load: APILoadState<[ServiceItem]> = .idle, searchText: String = "") {
      self.load = load
      self.searchText = searchText
    }

    /// The items that match the search; empty until they are loaded.
    public var items: [ServiceItem] {
      let items = load.value ?? []
      return searchText.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case binding(BindingAction<State>)
    case refreshButtonTapped
    case itemTapped(id: ServiceItem.ID)
    case itemsResponse(APIResult<[ServiceItem]>)
    case detail(PresentationAction<TemplateDetailFeature.Action>)
  }

  private enum CancelID { case load }

  @Dependency(\.serviceClient) private var serviceClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return state.load.isIdle ? load(&state) : .none

      case .binding:
        return .none

      case .refreshButtonTapped:
        return load(&state)

      case .itemTapped(let id):
        guard let item = state.items.first(where: { $0.id == id }) else { return .none }
        state.detail = TemplateDetailFeature.State(item: item)
        return .none

      case .itemsResponse(let result):
        guard state.load.isLoading else { return .none }
        state.load.finish(with: result)
        return .none

      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      TemplateDetailFeature()
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.load.startLoading()
    return .run { [serviceClient] send in
      await send(.itemsResponse(APIResult { try await serviceClient.items() }))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }
}
