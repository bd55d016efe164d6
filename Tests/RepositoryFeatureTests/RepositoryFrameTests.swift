import ComposableArchitecture
import FrameTestSupport
import RepositoryFeature
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct RepositoryFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: RepositoryFeature.State.self,
    and: [
      "no-owner": .init(),
      "loaded": .loaded(),
      "no-match": .loaded(searchText: "zzz"),
      "unknown-owner": .unknownOwner,
      "locked": .locked,
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<RepositoryFeature.State>) {
    let view = RepositoryView(store: Store(initialState: frame.state) { RepositoryFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
