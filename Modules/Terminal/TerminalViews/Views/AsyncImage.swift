import Dependencies
import Foundation

/// A picture loaded from a URL. Until it is loaded, and if it can't be shown, the placeholder is shown instead: by
/// default the URL.
///
/// A terminal with the kitty graphics protocol shows the picture itself. One with 256 colors or more shows
/// two pixels per cell. The placeholder is shown on other terminals, without ``EnvironmentValues/imageDecoder``,
/// and if the decoder can't read the picture.
public struct AsyncImage<Placeholder: View>: View {
  let url: URL?
  /// Returns the view of a phase without a picture.
  private let placeholder: (AsyncImagePhase) -> Placeholder
  /// Returns the view of a picture.
  private let content: (Image) -> AnyView
  @State private var picture: LoadedPicture?
  @State private var failed: URL?
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.imageDecoder) private var imageDecoder

  private init(
    url: URL?,
    placeholder: @escaping (AsyncImagePhase) -> Placeholder,
    content: @escaping (Image) -> AnyView
  ) {
    self.url = url
    self.placeholder = placeholder
    self.content = content
  }

  /// - Parameters:
  ///   - url: The URL of the picture; `nil` for none, which shows the placeholder.
  ///   - placeholder: The view to show instead of the picture.
  public init(url: URL?, @ViewBuilder placeholder: () -> Placeholder) {
    let placeholder = placeholder()
    self.init(url: url, placeholder: { _ in placeholder }, content: { AnyView($0) })
  }

  /// - Parameters:
  ///   - url: The URL of the picture; `nil` for none, which shows the placeholder.
  ///   - scale: The scale of the picture, which has no effect.
  ///   - content: Returns the view of the picture.
  ///   - placeholder: The view to show instead of the picture.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> some View,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init(url: url, placeholder: { _ in placeholder() }, content: { AnyView(content($0)) })
  }

  /// - Parameters:
  ///   - url: The URL of the picture; `nil` for none, which is the phase ``AsyncImagePhase/empty``.
  ///   - scale: The scale of the picture, which has no effect.
  ///   - transaction: The animation of changes, which has no effect.
  ///   - content: Returns the view of a phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Placeholder
  ) {
    self.init(url: url, placeholder: content, content: { AnyView(content(.success($0))) })
  }

  public var body: some View {
    // The environment is available only in the body, not in a task.
    let decoder = showsPictures ? imageDecoder : nil
    if decoder != nil, let picture, picture.url == url {
      content(Image(picture: picture))
    } else {
      placeholder(url != nil && failed == url ? .failure(PictureUnavailable()) : .empty)
        .accessibilityLabel("Picture").task(id: LoadRequest(url: url, isWanted: decoder != nil)) {
          if let decoder { await load(decoder) }
        }
    }
  }

  private func load(_ decoder: @escaping ImageDecoder) async {
    @Dependency(\.imageLoader) var imageLoader
    guard let url else { return }
    if let bytes = await imageLoader(url) {
      // Decoding takes longer than a frame.
      picture = await Task.detached { LoadedPicture(url: url, bytes: bytes, decoder: decoder) }.value
    }
    if picture?.url != url, !Task.isCancelled { failed = url }
  }

  private struct LoadRequest: Hashable {
    let url: URL?
    let isWanted: Bool
  }
}

extension AsyncImage where Placeholder == Link<Text>? {
  /// - Parameter url: The URL of the picture; `nil` for none, which shows nothing.
  public init(url: URL?) {
    self.init(url: url) { if let url { Link(url.absoluteString, destination: url) } }
  }
}

extension EnvironmentValues {
  private enum ShowsPicturesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the screen can show pictures.
  public var showsPictures: Bool {
    get { self[ShowsPicturesKey.self] }
    set { self[ShowsPicturesKey.self] = newValue }
  }
}

/// A picture that has been loaded.
struct LoadedPicture: Hashable {
  let url: URL
  let image: PixelImage
  /// The picture as terminals that draw pictures receive it.
  let content: ImagePlacement.Content

  /// Decodes a picture. A PNG is decoded too, although terminals receive it as it was loaded: a broken one isn't
  /// sent, and one that isn't entirely on the screen is shown in half blocks.
  init?(url: URL, bytes: [UInt8], decoder: ImageDecoder) {
    guard let image = decoder(bytes) else { return nil }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    self.url = url
    self.image = image
    content = isPNG ? .png(bytes) : .pixels(image)
  }
}

struct PictureView: View {
  let picture: LoadedPicture
  /// Whether the picture takes the available space, whatever its proportions.
  var isResizable = false

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { PictureNode(self, context) }
}

private final class PictureNode: _Node<PictureView> {
  private var scaled: (size: Size, image: PixelImage?)?

  override func update(_ view: PictureView, _ environment: EnvironmentValues) {
    if view.picture != self.view.picture { scaled = nil }
    super.update(view, environment)
  }

  /// Returns a size with the picture's proportions. A cell is about twice as high as it is wide.
  override func measure(_ proposal: ProposedSize) -> Size {
    let image = view.picture.image
    if view.isResizable, proposal.width != nil || proposal.height != nil {
      let width = proposal.width ?? max(1, (proposal.height ?? 1) * 2 * image.width / max(1, image.height))
      let height = proposal.height ?? max(1, width * image.height / max(1, image.width) / 2)
      // Without bounds, as in a scroll view, it is as large as otherwise.
      if max(width, height) < ProposedSize.unbounded { return Size(width: width, height: height) }
    }
    let height = max(1, min(12, proposal.height ?? 8))
    let width = max(1, min(proposal.width ?? 80, height * 2 * image.width / max(1, image.height)))
    return Size(width: min(width, 24), height: height)
  }

  override func paint(_ canvas: CellCanvas) {
    let visible = frame.intersection(canvas.clip)
    guard !visible.isEmpty else { return }
    if graph.showsPictures == .encoded, visible == frame {
      let id = UInt32(truncatingIfNeeded: view.picture.url.absoluteString.hashValue) | 1
      canvas.buffer.images.append(ImagePlacement(id: id, frame: frame, content: view.picture.content))
      return
    }
    if scaled?.size != frame.size {
      scaled = (
        frame.size, view.picture.image.scaled(toWidth: frame.width, height: frame.height * 2)
      )
    }
    guard let image = scaled?.image else { return }
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let (character, style) = image.halfBlock(column: column, row: row)
        canvas.put(
          Glyph(glyph: graph.palette.glyph(of: character), width: 1),
          style: graph.palette.number(of: style),
          x: frame.minX + column,
          y: frame.minY + row
        )
      }
    }
  }
}
