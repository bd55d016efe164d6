extension Image {
  /// Returns the character for a symbol, or else that of the symbol of which it is a variant: `bell.badge.fill` is
  /// drawn as `bell`.
  ///
  /// - Parameter name: The name of a symbol.
  nonisolated static func character(_ name: String) -> String? {
    var name = name[...]
    while true {
      if let character = symbols[String(name)] { return character }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// Characters of one column for symbols. A variant is here only if its character differs.
  private nonisolated static let symbols: [String: String] = [
    "airplane": "✈", "alarm": "◷", "ant": "✱", "antenna.radiowaves.left.and.right": "≋", "applewatch": "▢",
    "archivebox": "▤", "arrow.3.trianglepath": "↻", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.down": "↓", "arrow.down.doc": "⇩", "arrow.down.left": "↙", "arrow.down.right": "↘",
    "arrow.down.to.line": "⤓", "arrow.left": "←", "arrow.left.and.right": "↔", "arrow.left.arrow.right": "⇄",
    "arrow.left.to.line": "⇤", "arrow.right": "→", "arrow.right.to.line": "⇥",
    "arrow.triangle.2.circlepath": "↻", "arrow.turn.down.left": "↲", "arrow.turn.down.right": "↳",
    "arrow.turn.up.left": "↰", "arrow.turn.up.right": "↱", "arrow.up": "↑", "arrow.up.and.down": "↕",
    "arrow.up.arrow.down": "⇅", "arrow.up.left": "↖", "arrow.up.right": "↗", "arrow.up.to.line": "⤒",
    "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷", "arrow.uturn.left": "↶",
    "arrow.uturn.right": "↷", "asterisk": "∗", "at": "@", "backward": "«", "backward.end": "⇤", "bag": "⊔",
    "bandage": "✚", "barcode": "▥", "basket": "⊔", "bell": "♪", "bitcoinsign": "₿", "bold": "B", "bolt": "ϟ",
    "book": "▤", "bookmark": "⚑", "books.vertical": "▥", "bubble": "❝", "building": "▦",
    "building.columns": "⌂", "calendar": "▦", "camera": "▣", "camera.filters": "◍", "capslock": "⇪",
    "cart": "⊔", "character": "A", "chart.bar": "▟", "chart.line.uptrend.xyaxis": "⤴", "chart.pie": "◔",
    "chart.xyaxis.line": "⤴", "checklist": "☑", "checkmark": "✓", "checkmark.shield": "⛨",
    "checkmark.square": "☑", "chevron.down": "⌄", "chevron.left": "‹",
    "chevron.left.forwardslash.chevron.right": "⌗", "chevron.right": "›", "chevron.up": "⌃",
    "chevron.up.chevron.down": "⇅", "circle": "○", "circle.dashed": "◌", "circle.fill": "●",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "clock": "◷", "cloud": "☁",
    "command": "⌘", "control": "⌃", "cpu": "▦", "creditcard": "▭", "cross": "✚", "crown": "♛", "cube": "◫",
    "curlybraces": "{", "delete.left": "⌫", "desktopcomputer": "▭", "diamond": "◇", "diamond.fill": "◆",
    "dice": "⚄", "display": "▭", "divide": "÷", "doc": "▤", "doc.on.clipboard": "⧉", "doc.on.doc": "⧉",
    "document": "▤", "dollarsign": "$", "dot.radiowaves.left.and.right": "≋", "eject": "⏏", "ellipsis": "…",
    "ellipsis.message": "❝", "envelope": "✉", "equal": "=", "escape": "⎋", "eurosign": "€",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "externaldrive": "▤", "eye": "◉",
    "face.smiling": "☺", "figure": "☺", "film": "▦", "flag": "⚐", "flag.fill": "⚑", "flame": "♨",
    "folder": "◰", "fork.knife": "ψ", "forward": "»", "forward.end": "⇥",
    "function": "ƒ", "gauge": "◔", "gear": "⚙", "gearshape": "⚙", "gift": "⊞", "globe": "◍", "hammer": "⚒",
    "headphones": "♫", "heart": "♡", "heart.fill": "♥", "hexagon": "⬡", "hexagon.fill": "⬢",
    "highlighter": "✎", "hourglass": "⧗", "house": "⌂", "icloud": "☁", "icloud.and.arrow.down": "⇩",
    "icloud.and.arrow.up": "⇧", "indianrupeesign": "₹", "infinity": "∞", "info": "i", "info.circle": "ⓘ",
    "internaldrive": "▤", "ipad": "▯", "iphone": "▯", "italic": "I", "key": "⚷", "keyboard": "⌨",
    "ladybug": "✱", "laptopcomputer": "▭", "leaf": "❧", "lightbulb": "☼", "line.3.horizontal": "≡",
    "link": "∞", "list.bullet": "≡", "list.clipboard": "▤", "list.dash": "≡", "list.number": "≡",
    "list.star": "≡", "location": "➤", "lock": "⊠", "lock.open": "⊡", "lock.shield": "⛨",
    "magnifyingglass": "⌕", "mail": "✉", "map": "▧", "mappin": "⚲", "medal": "✪", "memorychip": "▦",
    "message": "❝", "minus": "−", "minus.circle": "⊖", "minus.magnifyingglass": "⊖", "moon": "☾",
    "multiply": "×", "music.note": "♪", "music.note.list": "♫", "network": "⌗", "newspaper": "▤",
    "nosign": "⊘", "note": "▤", "number": "#", "option": "⌥", "paintbrush": "✐", "paintpalette": "◕",
    "paperplane": "➤", "pause": "‖", "pawprint": "✱", "pencil": "✎", "pentagon": "⬠", "percent": "%",
    "person": "☺", "person.fill": "☻", "phone": "✆", "photo": "▣", "pin": "⚲", "play": "▷", "play.fill": "▶",
    "plus": "+", "plus.circle": "⊕", "plus.magnifyingglass": "⊕", "plusminus": "±", "power": "⏻",
    "printer": "⎙", "qrcode": "▩", "questionmark": "?", "quote.closing": "❞", "quote.opening": "❝",
    "rays": "✳", "record.circle": "◉", "rectangle": "▭", "rectangle.fill": "▬", "rectangle.split.3x1": "▥",
    "repeat": "↻", "return": "⏎", "rosette": "❀", "scalemass": "⚖", "scissors": "✂", "scope": "◎",
    "seal": "✺", "server.rack": "▤", "shield": "⛨", "shift": "⇧", "shippingbox": "◫", "shuffle": "⤨",
    "sidebar.left": "◧", "sidebar.right": "◨", "signature": "✎", "slash.circle": "⊘",
    "slider.horizontal.3": "≡", "smiley": "☺", "snowflake": "❄", "space": "␣", "sparkle": "✦",
    "sparkles": "✦", "speaker": "◁", "square": "□", "square.and.arrow.down": "⇩", "square.and.arrow.up": "⇧",
    "square.and.pencil": "✎", "square.fill": "■", "square.grid.2x2": "⊞", "square.grid.3x3": "⊞",
    "square.lefthalf.filled": "◧", "square.on.square": "⧉", "square.split.2x1": "◫", "star": "☆",
    "star.fill": "★", "sterlingsign": "£", "stethoscope": "✚", "stop": "□", "stop.fill": "■",
    "stopwatch": "◷", "strikethrough": "S", "suit.club": "♣", "suit.diamond": "♦", "suit.heart": "♥",
    "suit.spade": "♠", "sum": "∑", "sun.max": "☀", "sun.min": "☼", "sunrise": "☀", "sunset": "☀",
    "tablecells": "▦", "tag": "⚑", "target": "◎", "terminal": "❯", "text.aligncenter": "≡",
    "text.alignleft": "≡", "text.alignright": "≡", "text.book.closed": "▤", "text.bubble": "❝",
    "textformat": "A", "textformat.abc": "a", "timer": "◷", "tornado": "≋", "trash": "␡", "tray": "⊔",
    "tray.and.arrow.down": "⇩", "tray.and.arrow.up": "⇧", "triangle": "△", "triangle.fill": "▲",
    "trophy": "♛", "tv": "▭", "umbrella": "☂", "underline": "U", "video": "▷", "viewfinder": "⌖",
    "wand.and.rays": "✦", "wand.and.stars": "✦", "waveform": "∿", "wifi": "≋", "wind": "≋", "wrench": "⚒",
    "xmark": "✕", "xmark.circle": "⊗", "yensign": "¥",
  ]
}
