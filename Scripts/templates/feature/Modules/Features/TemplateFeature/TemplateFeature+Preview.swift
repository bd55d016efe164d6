import ComposableArchitecture
import FeatureViews
import Models
import ServiceClient

extension TemplateFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    switch preview {
    case .empty: Self(load: .empty)
    case .loading: Self(load: .loading(previous: nil))
    case .failed: Self(load: .failed(.timedOut, previous: [.mock]))
    case .longText: Self(load: .loaded([ServiceItem(id: 1, name: longText), .mock2]))
    }
  }
}
