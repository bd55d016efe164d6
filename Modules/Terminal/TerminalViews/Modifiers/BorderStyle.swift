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
