import CoinsFeature
import ComposableArchitecture
import FrameTestSupport
import Models
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct CoinsFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: CoinsFeature.State.self,
    and: [
      "idle": .init(),
      "loaded": .market,
      "reloading": .reloading,
      "no-match": .showing([.mock, .mock2], searchText: "zzz"),
      "offline": .offline,
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<CoinsFeature.State>) {
    let view = CoinsView(store: Store(initialState: frame.state) { CoinsFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
