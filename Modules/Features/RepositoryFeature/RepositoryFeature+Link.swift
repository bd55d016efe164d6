import ComposableArchitecture
import FeatureViews
import Models

extension RepositoryFeature {
  /// Shows the details of a repository.
  func open(_ id: Repository.ID, _ state: inout State) -> Effect<Action> {
    state.linkedName = nil
    state.selectedID = id
    state.isShowingDetail = true
    return readmes.open(id, &state)
  }

  /// Shows the details of the link's repository. If none of those loaded has the name, it is searched for.
  func openLink(_ state: inout State) -> Effect<Action> {
    guard let name = state.linkedName, let loaded = state.load.value else { return .none }
    if let found = loaded.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return open(found.id, &state)
    }
    state.linkedName = nil
    state.searchText = name
    return .none
  }
}
