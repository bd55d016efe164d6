import Foundation
import TerminalUI

/// Text with a picture: beside it where there is room, otherwise below it. A screen that can't show pictures has a link
/// below the text.
public struct PictureCard<Content: View>: View {
  private let url: URL?
  private let rowsBeside: Int?
  private let rowsBelow: Int?
  private let content: Content
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.imageDecoder) private var imageDecoder

  /// - Parameters:
  ///   - url: The address of the picture; `nil` if there is none.
  ///   - rowsBeside: The height of a picture beside the text, in rows; `nil` for one below it.
  ///   - rowsBelow: The height of a picture below the text; `nil` for the usual one.
  ///   - content: The text.
  public init(url: URL?, rowsBeside: Int?, rowsBelow: Int? = nil, @ViewBuilder content: () -> Content) {
    self.url = url
    self.rowsBeside = rowsBeside
    self.rowsBelow = rowsBelow
    self.content = content()
  }

  public var body: some View {
    let showsPicture = showsPictures && imageDecoder != nil
    if let url, let rowsBeside, showsPicture {
      HStack(alignment: .top, spacing: 3) {
        picture(url, rows: rowsBeside)
        VStack(alignment: .leading) { content }
      }
    } else {
      VStack(alignment: .leading) {
        // The picture takes no rows from long text.
        VStack(alignment: .leading) { content }.fixedSize(horizontal: false, vertical: true)
        if let url {
          if showsPicture { Text("") }
          if showsPicture, let rowsBelow {
            picture(url, rows: rowsBelow)
          } else {
            AsyncImage(url: url)
          }
        }
      }
    }
  }

  private func picture(_ url: URL, rows: Int) -> some View {
    AsyncImage(url: url) {
      $0.resizable().scaledToFit()
    } placeholder: {
      // The address has no room.
      Link("Open picture", destination: url)
    }
    .lineLimit(1).frame(width: 2 * rows, height: rows, alignment: .topLeading)
  }
}
