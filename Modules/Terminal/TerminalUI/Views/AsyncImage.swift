import Foundation

/// A picture from an address, where the terminal can show pictures; otherwise, the address.
public struct AsyncImage: View {
  let url: URL

  /// - Parameter url: Where the picture is.
  public init(url: URL) { self.url = url }

  public var body: some View {
    Link(url.absoluteString, destination: url)
  }
}
