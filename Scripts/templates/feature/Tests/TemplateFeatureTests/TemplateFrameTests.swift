import ComposableArchitecture
import FrameTestSupport
import Models
import ServiceClient
import TemplateFeature
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct TemplateFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: TemplateFeature.State.self,
    and: [
      "loaded": .init(load: .loaded([.mock, .mock2])),
      "detail": detail,
    ]
  )

  nonisolated private static var detail: TemplateFeature.State {
    var state = TemplateFeature.State(load: .loaded([.mock, .mock2]))
    state.detail = TemplateDetailFeature.State(item: .mock)
    return state
  }

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<TemplateFeature.State>) {
    let view = TemplateView(store: Store(initialState: frame.state) { TemplateFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
