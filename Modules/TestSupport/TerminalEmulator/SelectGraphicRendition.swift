import TerminalUI

/// "Select graphic rendition", ECMA-48, 8.3.117.
enum SelectGraphicRendition {
  static func apply(_ numbers: [Int], to terminal: inout TerminalEmulator) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: terminal.pen = CellStyle(link: terminal.pen.link)
      case 1: terminal.pen.attributes.insert(.bold)
      case 2: terminal.pen.attributes.insert(.dim)
      case 3: terminal.pen.attributes.insert(.italic)
      case 4: terminal.pen.attributes.insert(.underline)
      case 7: terminal.pen.attributes.insert(.inverse)
      case 9: terminal.pen.attributes.insert(.strikethrough)
      case 22: terminal.pen.attributes.subtract([.bold, .dim])
      case 23: terminal.pen.attributes.remove(.italic)
      case 24: terminal.pen.attributes.remove(.underline)
      case 27: terminal.pen.attributes.remove(.inverse)
      case 29: terminal.pen.attributes.remove(.strikethrough)
      case 30..<38, 90..<98: terminal.pen.foreground = named(number % 10 + (number < 90 ? 0 : 8))
      case 40..<48, 100..<108: terminal.pen.background = named(number % 10 + (number < 100 ? 0 : 8))
      case 38: terminal.pen.foreground = extended(&rest)
      case 48: terminal.pen.background = extended(&rest)
      case 39: terminal.pen.foreground = nil
      case 49: terminal.pen.background = nil
      default: terminal.report("SGR \(number)")
      }
    }
  }

  private static func named(_ number: Int) -> Color { Color(.palette(UInt8(number))) }

  private static func extended(_ rest: inout ArraySlice<Int>) -> Color? {
    if rest.popFirst() == 5 { return rest.popFirst().map { Color(.palette(UInt8(clamping: $0))) } }
    guard rest.count >= 3 else { return nil }
    let parts = rest.prefix(3).map { UInt8(clamping: $0) }
    rest = rest.dropFirst(3)
    return Color(.rgb(red: parts[0], green: parts[1], blue: parts[2]))
  }
}
