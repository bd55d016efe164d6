import Models

/// A set of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = EdgeSet(rawValue: 1)
  public static let leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let trailing = EdgeSet(rawValue: 8)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]
}

/// A view with empty cells around it.
public struct PaddedView<Content: View>: View {
  let content: Content
  let insets: EdgeInsets

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { PaddingNode(self, context) { $0.content } }
}

private final class PaddingNode<Content: View>: LayoutNode<PaddedView<Content>, Content> {
  override func measure(_ proposal: ProposedSize) -> Size {
    let insets = view.insets
    let (columns, rows) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inside = super.measure(proposal.inset(columns, rows))
    return Size(width: inside.width + columns, height: inside.height + rows)
  }

  override func place(in rect: Rect) {
    super.place(in: rect.inset(by: view.insets))
    frame = rect
  }
}

/// A view in an area of a certain size.
public struct FramedView<Content: View>: View {
  let content: Content
  var width: Bounds
  var height: Bounds
  let alignment: Alignment

  struct Bounds: Hashable {
    var min: Int?
    var ideal: Int?
    var max: Int?

    /// Returns the size proposed to the content.
    func proposal(_ proposal: Int?) -> Int? {
      guard let proposal = proposal ?? ideal else { return nil }
      return clamped(proposal)
    }

    /// Returns the size of the area for content of a given size.
    func size(_ content: Int, _ proposal: Int?) -> Int {
      if let min, min == max { return min }
      if max != nil, let proposal { return clamped(min == nil ? Swift.max(proposal, 0) : proposal) }
      if min != nil, let proposal {
        return Swift.max(min ?? 0, Swift.min(content, Swift.max(proposal, min ?? 0)))
      }
      return clamped(content)
    }

    private func clamped(_ value: Int) -> Int {
      Swift.max(min ?? 0, Swift.min(value, max ?? ProposedSize.unbounded))
    }
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { FrameNode(self, context) { $0.content } }
}

private final class FrameNode<Content: View>: LayoutNode<FramedView<Content>, Content> {
  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = super.measure(inner(proposal))
    return Size(
      width: view.width.size(inside.width, proposal.width),
      height: view.height.size(inside.height, proposal.height)
    )
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: view.width.proposal(proposal.width), height: view.height.proposal(proposal.height))
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    let nodes = child.layoutNodes
    if nodes.count == 1, let node = nodes.first {
      node.place(in: view.alignment.rect(node.sizeThatFits(ProposedSize(rect.size)), in: rect))
    } else {
      child.place(in: view.alignment.rect(child.sizeThatFits(ProposedSize(rect.size)), in: rect))
    }
  }
}

/// A view with a border around it.
public struct BorderedView<Content: View>: View {
  let content: Content
  let style: BorderStyle
  let color: Color?
  let title: String?

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { BorderNode(self, context) { $0.content } }
}

/// The characters of a border.
public enum BorderStyle: Hashable, Sendable {
  case rounded, square, heavy, double

  /// The characters: top left, top right, bottom left, bottom right, horizontal, vertical.
  var characters: [UInt32] {
    switch self {
    case .rounded: [0x256D, 0x256E, 0x2570, 0x256F, 0x2500, 0x2502]
    case .square: [0x250C, 0x2510, 0x2514, 0x2518, 0x2500, 0x2502]
    case .heavy: [0x250F, 0x2513, 0x2517, 0x251B, 0x2501, 0x2503]
    case .double: [0x2554, 0x2557, 0x255A, 0x255D, 0x2550, 0x2551]
    }
  }
}

private final class BorderNode<Content: View>: LayoutNode<BorderedView<Content>, Content> {
  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = super.measure(proposal.inset(2, 2))
    return Size(width: inside.width + 2, height: inside.height + 2)
  }

  override func place(in rect: Rect) {
    super.place(in: rect.inset(by: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
    frame = rect
  }

  override func paint(_ canvas: Canvas) {
    super.paint(canvas.clipped(to: frame.inset(by: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))))
    guard frame.width >= 2, frame.height >= 2 else { return }
    var style = environment.style
    if let color = view.color { style.foreground = color }
    canvas.frame(frame, view.style, graph.palette.number(of: style))
    if let title = view.title, frame.width > 6 {
      let text = TextWidth.truncated(title.sanitized, to: frame.width - 6)
      canvas.put(" \(text) ", style: style, x: frame.minX + 2, y: frame.minY)
    }
  }
}

extension Canvas {
  /// Draws a border along the inside of a rectangle's edges.
  func frame(_ rect: Rect, _ border: BorderStyle, _ style: UInt16) {
    let glyphs = border.characters.map { Glyph(glyph: $0, width: 1) }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for x in max(rect.minX + 1, clip.minX)..<max(rect.minX + 1, clip.minX, min(right, clip.maxX)) {
      put(glyphs[4], style: style, x: x, y: rect.minY)
      put(glyphs[4], style: style, x: x, y: bottom)
    }
    for y in max(rect.minY + 1, clip.minY)..<max(rect.minY + 1, clip.minY, min(bottom, clip.maxY)) {
      put(glyphs[5], style: style, x: rect.minX, y: y)
      put(glyphs[5], style: style, x: right, y: y)
    }
    put(glyphs[0], style: style, x: rect.minX, y: rect.minY)
    put(glyphs[1], style: style, x: right, y: rect.minY)
    put(glyphs[2], style: style, x: rect.minX, y: bottom)
    put(glyphs[3], style: style, x: right, y: bottom)
  }
}
