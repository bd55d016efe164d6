extension StringProtocol {
  /// The text without characters that could deceive a reader or control a terminal.
  ///
  /// Each line break and tab becomes a space. All other control characters are removed (C0 with escape,
  /// delete, C1 with the one-byte CSI). So are the characters that reorder text: bidirectional embeddings,
  /// overrides, isolates and marks (Unicode Standard Annex 9, section 2). Letters of right-to-left scripts,
  /// joiners and emoji are kept.
  ///
  /// - Complexity: O(*n*) in the number of Unicode scalars. Text with nothing to remove is returned
  ///   unchanged.
  public var sanitized: String {
    guard unicodeScalars.contains(where: { $0.isUnsafe }) else { return String(self) }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      if scalar.isBreak {
        scalars.append(" ")
      } else if !scalar.isUnsafe {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension StringProtocol {
  /// The text without dangerous characters, for a message that quotes it: at most 40 characters, the last of a longer one
  /// an ellipsis.
  ///
  /// - Complexity: O(*n*) in the number of Unicode scalars.
  public var quotable: String {
    let text = sanitized
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension Unicode.Scalar {
  fileprivate var isBreak: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isUnsafe: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
