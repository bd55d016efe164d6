import ComposableArchitecture
import FeatureViews
import Models

extension NumberFactFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self(count: 42)
    switch preview {
    case .empty: state.fact = .loaded(NumberFact(number: 42, text: "", isFound: false))
    case .loading: state.fact.startLoading()
    case .failed: state.fact = .failed(.offline(detail: "no route to host"), previous: nil)
    case .longText:
      state.fact = .loaded(NumberFact(number: 42, text: longText + ". " + longText))
    }
    return state
  }
}
