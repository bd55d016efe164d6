/// GitHub's rules for names. A name that breaks them needn't be requested.
public enum GitHubName {
  /// Returns whether a text can be a login: ASCII letters, digits and single hyphens, not at either end, at
  /// most 39 characters.
  public static func isLogin(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    let hyphen = UInt8(ascii: "-")
    return (1...39).contains(bytes.count)
      && bytes.allSatisfy { $0.isAlphanumeric || $0 == hyphen }
      && bytes.first != hyphen && bytes.last != hyphen
      && !zip(bytes, bytes.dropFirst()).contains { $0 == hyphen && $1 == hyphen }
  }

  /// Returns whether a text can be the name of a repository: ASCII letters, digits, hyphens, dots and
  /// underscores, at most 100 characters, but not one or two dots alone.
  public static func isRepository(_ text: some StringProtocol) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isAlphanumeric || "-._".utf8.contains($0) }
      && text != "." && text != ".."
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
