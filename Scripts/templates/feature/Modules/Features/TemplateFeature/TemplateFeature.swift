import ComposableArchitecture
import Models
import ServiceClient

/// A list of items that is loaded once, and again on request.
@Reducer
public struct TemplateFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var load: APILoadState<[ServiceItem]>

    public init(load: APILoadState<[ServiceItem]> = .idle) {
      self.load = load
    }

    /// The items to show; empty until they are loaded.
    public var items: [ServiceItem] { load.value ?? [] }
  }

  public enum Action: Codable, Equatable, Sendable {
    case task
    case refreshButtonTapped
    case itemsResponse(APIResult<[ServiceItem]>)
  }

  @Dependency(\.serviceClient) private var serviceClient

  private enum CancelID { case load }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return state.load.isIdle ? load(&state) : .none

      case .refreshButtonTapped:
        return load(&state)

      case .itemsResponse(let result):
        guard state.load.isLoading else { return .none }
        state.load.finish(with: result)
        return .none
      }
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
