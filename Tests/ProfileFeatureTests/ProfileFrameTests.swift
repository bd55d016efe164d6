import ComposableArchitecture
import FrameTestSupport
import ProfileFeature
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct ProfileFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: ProfileFeature.State.self,
    and: [
      "idle": .init(),
      "loaded": .loaded(),
      "more": .loaded(count: 2, hasMore: true),
      "missing": .missing(23),
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<ProfileFeature.State>) {
    let view = ProfileView(store: Store(initialState: frame.state) { ProfileFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
