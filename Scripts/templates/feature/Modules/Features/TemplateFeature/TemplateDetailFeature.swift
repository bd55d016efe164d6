import ComposableArchitecture
import Models
import ServiceClient

/// The details of one item.
@Reducer
public struct TemplateDetailFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Identifiable, Sendable {
    public let id: ServiceItem.ID
    public var load: APILoadState<ServiceItem>

    /// Creates the state for an item whose details have to be loaded.
    public init(id: ServiceItem.ID) {
      self.id = id
      self.load = .idle
    }

    /// Creates the state for an item that has been loaded.
    public init(item: ServiceItem) {
      self.id = item.id
      self.load = .loaded(item)
    }
  }

  public enum Action: Codable, Equatable, Sendable {
    case task
    case refreshButtonTapped
    case closeButtonTapped
    case itemResponse(APIResult<ServiceItem>)
  }

  private enum CancelID { case load }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.serviceClient) private var serviceClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return state.load.isIdle ? load(&state) : .none

      case .refreshButtonTapped:
        return load(&state)

      case .closeButtonTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .itemResponse(let result):
        guard state.load.isLoading else { return .none }
        state.load.finish(with: result)
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.load.startLoading()
    return .run { [id = state.id, serviceClient] send in
      await send(.itemResponse(APIResult { try await serviceClient.item(id: id) }))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }
}
