/// An element of an array that is skipped if it can't be decoded, so that the rest of the array is kept.
package struct Lossy<Element: Decodable & Sendable>: Decodable, Sendable {
  package var element: Element?

  package init(from decoder: any Decoder) throws {
    element = try? Element(from: decoder)
  }
}
