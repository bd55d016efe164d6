import Foundation

/// A symbol, drawn as a character.
///
/// The names are those of Apple's [SF Symbols](https://developer.apple.com/sf-symbols/). Most variants,
/// such as `bell.badge.fill`, are drawn as the symbol itself, and an unknown name as a bullet. Pictures are those of an
/// ``AsyncImage``.
public nonisolated struct Image: View, Hashable, Sendable {
  let character: String
  private var picture: LoadedPicture?
  private var isResizable = false

  /// - Parameter systemName: The name of the symbol, such as `star.fill`.
  public init(systemName: String) { character = Self.character(systemName) ?? "•" }

  /// - Parameters:
  ///   - systemName: The name of the symbol, such as `wifi`.
  ///   - variableValue: How much of the symbol is emphasized, which a character can't show.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// - Parameters:
  ///   - name: The name of a picture. There are no asset catalogs, so that a square stands for it.
  ///   - bundle: The bundle of the picture, which has no effect.
  public init(_ name: String, bundle: Bundle? = nil) { character = "▣" }

  /// - Parameters:
  ///   - name: The name of a picture, which no screen reader tells.
  ///   - bundle: The bundle of the picture, which has no effect.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  init(picture: LoadedPicture) {
    character = "▣"
    self.picture = picture
  }

  @MainActor public var body: some View {
    if let picture { PictureView(picture: picture, isResizable: isResizable) } else { Text(character) }
  }

  /// Lets a picture of an ``AsyncImage`` take the available space. Without it, a picture has up to 12 rows and
  /// 24 columns. A symbol has one cell.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Text {
  /// - Parameter image: A symbol.
  public init(_ image: Image) { self.init(verbatim: image.character) }
}
