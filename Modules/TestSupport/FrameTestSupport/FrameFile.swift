import TerminalUI

/// A screen of one state at one size, and the file that it is compared with: `Frames/loaded-80x24.txt`.
package struct FrameFile<State: Sendable>: CustomStringConvertible, Sendable {
  /// The state to show.
  package let state: State
  let folder: FrameFolder
  let name: String
  let width: Int
  let height: Int

  /// The name of the file, without its extension.
  package var description: String { "\(name)-\(width)x\(height)" }

  /// Compares the first frame of a view with the file, or writes the file if the folder is written.
  ///
  /// - Parameter view: The view of the state.
  /// - Returns: The difference; `nil` if there is none.
  @MainActor
  package func mismatch(with view: some View) -> FrameMismatch? {
    folder.mismatch(of: render(view, width: width, height: height).lines, with: description)
  }
}
