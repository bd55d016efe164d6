/// A symbol of points in a ``Chart``.
public enum BasicChartSymbolShape: UInt32, CaseIterable, Hashable, Sendable {
  case circle = 0x25CF
  case square = 0x25A0
  case triangle = 0x25B2
  case diamond = 0x25C6
  case pentagon = 0x2B1F
  case plus = 0x2B
  case cross = 0xD7
  case asterisk = 0x2A
}
