import TerminalUI

/// A screen of one state at one size, and the file that it is compared with: `Frames/loaded-80x24.txt`.
package struct FrameFile<State: Sendable>: CustomStringConvertible, Sendable {
  /// The state to show.
  package let state: State
  let folder: FrameFolder
  let name: String
  /// The number of columns of the screen.
  package let width: Int
  /// The number of rows of the screen.
  package let height: Int

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

  /// Compares a text with the file, or writes the file if the folder is written. It is for screens that aren't the first
  /// frame of a view, and for parts of screens.
  ///
  /// - Parameter text: The rows of the screen.
  /// - Returns: The difference; `nil` if there is none.
  package func mismatch(of text: String) -> FrameMismatch? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return folder.mismatch(of: lines, with: description)
  }
}
