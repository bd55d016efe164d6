import Foundation

/// The pictures drawn by a terminal with the kitty graphics protocol
/// (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
///
/// A picture is sent once and may be placed many times. Pictures that haven't been placed for the longest
/// time are deleted on both sides.
struct KittyGraphics {
  private struct Placement: Hashable {
    var id: UInt32
    var frame: Rect
  }

  /// The pictures that the terminal has, the last placed at the end.
  private var sent: [(id: UInt32, size: Int)] = []
  private var placed: [Placement: Int] = [:]
  private var lastNumber = 0

  private let budget: Int

  /// - Parameter budget: The number of bytes of pictures that the terminal should keep, besides those it
  ///   shows.
  init(budget: Int = 4 << 20) { self.budget = budget }

  /// Removes all pictures.
  mutating func reset(_ output: inout TerminalOutput) {
    self = KittyGraphics(budget: budget)
    output.append("\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
  }

  /// Whether the terminal shows none.
  var isEmpty: Bool { placed.isEmpty }

  /// Returns whether the terminal shows exactly these pictures.
  func shows(_ images: [ImagePlacement], on size: Size) -> Bool {
    var count = 0
    for image in images where Self.fits(image, size) {
      guard placed[Self.placement(image)] != nil else { return false }
      count += 1
    }
    return count == placed.count
  }

  /// Makes the terminal show exactly these pictures.
  ///
  /// - Parameters:
  ///   - images: The pictures. A picture that isn't entirely on the screen isn't shown.
  ///   - size: The size of the screen.
  ///   - output: The output to write to.
  mutating func show(_ images: [ImagePlacement], on size: Size, _ output: inout TerminalOutput) {
    let wanted = images.filter { Self.fits($0, size) }
    let places = Set(wanted.map(Self.placement))
    for (place, number) in placed where !places.contains(place) {
      Self.command("a=d,d=i,i=\(place.id),p=\(number),q=2", &output)
      placed[place] = nil
    }
    for image in wanted where placed[Self.placement(image)] == nil {
      let place = Self.placement(image)
      send(image.content, id: place.id, &output)
      lastNumber += 1
      placed[place] = lastNumber
      output.move(to: image.frame.minX, image.frame.minY)
      let (columns, rows) = (image.frame.width, image.frame.height)
      Self.command("a=p,i=\(place.id),p=\(lastNumber),c=\(columns),r=\(rows),C=1,q=2", &output)
      output.forgetCursor()
    }
    forgetOldest(&output)
  }

  private static func fits(_ image: ImagePlacement, _ size: Size) -> Bool {
    !image.frame.isEmpty && !image.content.bytes.isEmpty
      && image.frame.intersection(Rect(origin: .zero, size: size)) == image.frame
  }

  /// Returns the placement of a picture. The protocol doesn't allow 0 as an identifier.
  private static func placement(_ image: ImagePlacement) -> Placement {
    Placement(id: max(1, image.id), frame: image.frame)
  }

  private static func command(_ control: String, _ output: inout TerminalOutput) {
    output.append(contentsOf: Array("\u{1B}_G\(control)\u{1B}\\".utf8))
  }

  private mutating func send(_ content: ImagePlacement.Content, id: UInt32, _ output: inout TerminalOutput) {
    if let index = sent.firstIndex(where: { $0.id == id }) {
      sent.append(sent.remove(at: index))
      return
    }
    let format =
      switch content {
      case .png: "f=100"
      case .pixels(let image): "f=32,s=\(image.width),v=\(image.height)"
      }
    let bytes = content.bytes
    sent.append((id, bytes.count))
    var rest = Array(Data(bytes).base64EncodedData())[...]
    var control = "a=t,\(format),i=\(id),"
    repeat {
      let chunk = rest.prefix(4096)
      rest = rest.dropFirst(chunk.count)
      output.append(contentsOf: Array("\u{1B}_G\(control)q=2,m=\(rest.isEmpty ? 0 : 1);".utf8))
      output.append(contentsOf: Array(chunk))
      output.append("\u{1B}\\")
      control = ""
    } while !rest.isEmpty
  }

  private mutating func forgetOldest(_ output: inout TerminalOutput) {
    let shown = Set(placed.keys.map(\.id))
    var excess = sent.reduce(-budget) { $0 + (shown.contains($1.id) ? 0 : $1.size) }
    sent.removeAll { id, size in
      guard excess > 0, !shown.contains(id) else { return false }
      excess -= size
      Self.command("a=d,d=I,i=\(id),q=2", &output)
      return true
    }
  }
}
