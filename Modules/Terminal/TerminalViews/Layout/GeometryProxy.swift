import Foundation

/// Access to the size and the place of a ``GeometryReader``.
public struct GeometryProxy: Hashable, Sendable, _MeasuredInCells {
  /// The rectangle of the reader, in cells of the screen.
  let rect: Rect
  private let reading: GeometryReading

  init(rect: Rect, reading: GeometryReading) { (self.rect, self.reading) = (rect, reading) }

  public var _lengths: GeometryProxy { self }

  /// The size, in cells.
  public var size: CGSize { CGSize(rect.size) }

  /// Empty: the content of a screen isn't covered by bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Returns the rectangle of the reader. If it moves, the content is made again.
  ///
  /// - Parameter coordinateSpace: The origin of the rectangle.
  @MainActor
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(cells(in: coordinateSpace))
  }

  @MainActor
  func cells(in coordinateSpace: CoordinateSpace) -> Rect { reading.rect(rect, in: coordinateSpace) }

  /// The value of an anchor, from the top left of the reader.
  @MainActor
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(reading.rect(of: anchor.node, from: rect.origin))
  }

  /// Returns an anchor of a part of the reader.
  ///
  /// - Parameter part: The part, from the top left of the reader.
  @MainActor
  func anchor(_ part: Rect) -> Anchor<CGRect> { reading.anchor(part) }

  public static func == (lhs: GeometryProxy, rhs: GeometryProxy) -> Bool { lhs.rect == rhs.rect }
  public func hash(into hasher: inout Hasher) { hasher.combine(rect) }
}

/// The places that a ``GeometryProxy`` has told, to find out whether they have changed.
@MainActor
final class GeometryReading {
  private weak var node: _AnyNode?
  private var readings: [(place: () -> Rect, told: Rect)] = []

  init(_ node: _AnyNode) { self.node = node }

  /// Whether no place has been told, other than the size.
  var isEmpty: Bool { readings.isEmpty }

  /// Whether all places are as they were told.
  var isCurrent: Bool { readings.allSatisfy { $0.place() == $0.told } }

  /// Returns a rectangle of the screen from another origin.
  func rect(_ rect: Rect, in space: CoordinateSpace) -> Rect {
    if space == .local { return Rect(origin: .zero, size: rect.size) }
    let told = rect.moved(from: origin(of: space))
    readings.append(
      (
        place: { [weak self] in
          guard let self, let node else { return told }
          return node.frame.moved(from: origin(of: space))
        },
        told: told
      )
    )
    return told
  }

  /// Returns the rectangle of an anchor's view.
  func rect(of anchor: AnchorNode, from origin: Point) -> Rect {
    let told = (anchor.node?.frame ?? Rect(origin: origin, size: .zero)).moved(from: origin)
    readings.append(
      (
        place: { [weak self, weak node = anchor.node] in
          guard let self, let node, let reader = self.node else { return told }
          return node.frame.moved(from: reader.frame.origin)
        },
        told: told
      )
    )
    return told
  }

  /// Returns an anchor of a part of the reader.
  func anchor(_ part: Rect) -> Anchor<CGRect> { Anchor(.part(part), node) }

  private func origin(of space: CoordinateSpace) -> Point { node?.origin(of: space) ?? .zero }
}

extension Rect {
  /// Returns the rectangle as seen from a point.
  fileprivate func moved(from point: Point) -> Rect {
    Rect(x: minX - point.x, y: minY - point.y, width: width, height: height)
  }
}
