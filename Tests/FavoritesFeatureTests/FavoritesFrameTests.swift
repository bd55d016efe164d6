import ComposableArchitecture
import FavoritesFeature
import FrameTestSupport
import Models
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct FavoritesFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: FavoritesFeature.State.self,
    and: [
      "loaded": .loaded,
      "locked": .locked,
      "adding": .adding("octo-sample/sample-kit"),
      "misspelt": .misspelt("octo-sample/typo"),
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<FavoritesFeature.State>) {
    let view = FavoritesView(store: Store(initialState: frame.state) { FavoritesFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
