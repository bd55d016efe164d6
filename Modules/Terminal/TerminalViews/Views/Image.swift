import Foundation

/// A symbol, drawn as a character.
///
/// The names are those of Apple's [SF Symbols](https://developer.apple.com/sf-symbols/). A variant outside the table,
/// such as `bell.fill`, is drawn as the symbol itself, and any other name as a bullet. Pictures are those of an
/// ``AsyncImage``.
public struct Image: View, Hashable {
  let character: String
  private var picture: LoadedPicture?
  private var isResizable = false

  /// - Parameter systemName: The name of the symbol, such as `star.fill`.
  public init(systemName: String) { character = Self.character(systemName) ?? "•" }

  /// - Parameters:
  ///   - name: The name of a picture. There are no asset catalogs, so that a square stands for it.
  ///   - bundle: The bundle of the picture, which has no effect.
  public init(_ name: String, bundle: Bundle? = nil) { character = "▣" }

  init(picture: LoadedPicture) {
    character = "▣"
    self.picture = picture
  }

  public var body: some View {
    if let picture { PictureView(picture: picture, isResizable: isResizable) } else { Text(character) }
  }

  /// Lets a picture of an ``AsyncImage`` take the available space. Without it, a picture has up to 12 rows and
  /// 24 columns. A symbol has one cell.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  private static func character(_ name: String) -> String? {
    if let character = characters[name] { return character }
    guard let dot = name.lastIndex(of: "."), variants.contains(String(name[dot...])) else { return nil }
    return character(String(name[..<dot]))
  }

  private static let variants: Set = [".fill", ".circle", ".square", ".slash", ".rectangle", ".badge"]

  private static let characters: [String: String] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.left.arrow.right": "⇄", "arrow.right": "→", "arrow.turn.down.right": "↳", "arrow.up": "↑",
    "arrow.up.arrow.down": "⇅", "bell": "♪", "bold": "B", "bolt": "ϟ", "bolt.fill": "ϟ", "bookmark": "⚑",
    "bookmark.fill": "⚑", "book": "▤", "calendar": "▦", "camera": "▣", "cart": "⊔", "clock": "◷",
    "cloud": "☁", "chart.bar": "▟", "chart.line.uptrend.xyaxis": "⤴",
    "checkmark": "✓",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✓", "checkmark.square": "☑", "chevron.down": "⌄",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "circle.fill": "●",
    "command": "⌘", "delete.left": "⌫", "dollarsign": "$", "doc": "▤", "doc.text": "▤", "ellipsis": "…",
    "envelope": "✉", "eurosign": "€", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "eye": "◉", "flag": "⚐", "flag.fill": "⚑", "folder": "▸",
    "folder.fill": "▸", "gear": "⚙", "gearshape": "⚙", "globe": "◍", "hammer": "⚒", "heart": "♡",
    "heart.fill": "♥", "hourglass": "⧗", "house": "⌂", "info": "i", "info.circle": "ⓘ",
    "line.3.horizontal": "≡",
    "link": "∞", "list.bullet": "≡", "key": "⚷", "lock": "⊠", "magnifyingglass": "⌕", "minus": "−",
    "minus.circle": "⊖",
    "moon": "☾", "music.note": "♪", "number": "#", "paperplane": "➤", "pause": "‖", "pause.fill": "‖",
    "pencil": "✎", "percent": "%", "person": "☺", "person.fill": "☻", "phone": "✆", "photo": "▣", "pin": "⚲",
    "play": "▷",
    "play.fill": "▶", "plus": "+", "plus.circle": "⊕", "power": "⏻", "questionmark": "?",
    "questionmark.circle": "?", "scissors": "✂", "slash.circle": "⊘", "square": "□",
    "square.and.arrow.up": "⇧",
    "square.and.pencil": "✎", "square.fill": "■", "star": "☆", "star.fill": "★", "stop": "□",
    "stop.fill": "■",
    "sum": "∑", "sun.max": "☀", "tag": "⚑", "terminal": "❯", "textformat": "A", "tray": "⊔", "trash": "␡",
    "trash.fill": "␡", "triangle": "△", "triangle.fill": "▲", "umbrella": "☂", "wifi": "≋", "xmark": "✕",
    "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
  ]
}
