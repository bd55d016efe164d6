import ComposableArchitecture
import FrameTestSupport
import Models
import Testing
import UserFeature

/// The screens, compared with the files in Frames.
@MainActor
struct UserFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: UserFeature.State.self,
    and: [
      "loaded": .showing(.mock),
      "organization": .showing(.mockOrganization),
      "unknown": .unknown,
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<UserFeature.State>) {
    let view = UserView(store: Store(initialState: frame.state) { UserFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
